import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { browserFlags } from '../scripts/test/browser-flags.mjs'
import { median } from './median.mjs'

const categories = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo'])
const timings = /** @type {const} */ ({
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
})

/**
 * @typedef {Record<typeof categories[number], number>} Scores each of 100
 * @typedef {Record<keyof typeof timings, number>} Timings in milliseconds; `cls` has no unit
 * @typedef {Record<string, number>} Bytes transferred by kind (`Document`, `Script`, …)
 * @typedef {{ scores: Scores, timings: Timings, bytes: Bytes, faults: string[], index: number }} PageFigures `index` is Lighthouse's of the machine
 */

/**
 * Lighthouse with its defaults (a mobile phone on a slow line, simulated), the median of all runs.
 *
 * @param {string} url
 * @param {{ runs: number, browser: string }} options
 * @returns {Promise<PageFigures>}
 */
export async function measurePage(url, { runs, browser }) {
  /** @type {PageFigures[]} */
  const results = []
  for (let run = 0; run < runs; run += 1)
    results.push((await measureOnce(url, browser)) ?? (await measureAgain(url, browser)))
  /** @param {(figures: PageFigures) => number} pick */
  const middle = (pick) => median(results.map(pick))
  const kinds = new Set(results.flatMap(({ bytes }) => Object.keys(bytes)))
  return {
    scores: mapKeys(categories, (name) => middle(({ scores }) => scores[name])),
    timings: mapKeys(keysOf(timings), (name) => middle(({ timings: own }) => own[name])),
    bytes: mapKeys([...kinds], (kind) => middle(({ bytes }) => bytes[kind] ?? 0)),
    faults: [...new Set(results.flatMap(({ faults }) => faults))],
    index: middle(({ index }) => index),
  }
}

/**
 * On a busy machine Chromium now and then loses the recording; such a run has no figures at all.
 *
 * @param {string} url
 * @param {string} browser
 */
async function measureAgain(url, browser) {
  const figures = await measureOnce(url, browser)
  if (!figures) throw new Error(`Lighthouse could not record ${url}, twice in a row.`)
  return figures
}

/**
 * @param {string} url
 * @param {string} browser
 * @returns {Promise<PageFigures | undefined>} undefined where the recording failed
 */
async function measureOnce(url, browser) {
  const chrome = await launch({
    chromePath: browser,
    logLevel: 'silent',
    chromeFlags: [...browserFlags, '--headless=new'],
  })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      output: 'json',
      onlyCategories: [...categories],
    })
    return result && !result.lhr.runtimeError ? readResult(result.lhr) : undefined
  } finally {
    chrome.kill()
  }
}

/**
 * @param {import('lighthouse').Result} result
 * @returns {PageFigures}
 */
function readResult({ categories: judged, audits, environment }) {
  /** @type {Bytes} */
  const bytes = {}
  const requests = audits['network-requests']?.details
  if (requests?.type === 'table')
    for (const { resourceType, transferSize } of requests.items) {
      const kind = typeof resourceType === 'string' ? resourceType : 'Other'
      bytes[kind] = (bytes[kind] ?? 0) + Number(transferSize)
    }
  return {
    scores: mapKeys(categories, (name) => Math.round((judged[name]?.score ?? 0) * 100)),
    timings: mapKeys(keysOf(timings), (name) => audits[timings[name]]?.numericValue ?? Number.NaN),
    bytes,
    faults: categories
      .filter((name) => name !== 'performance')
      .flatMap((name) => failedAudits(judged[name]?.auditRefs ?? [], audits)),
    index: environment.benchmarkIndex,
  }
}

/**
 * @param {import('lighthouse').Result.Category['auditRefs']} refs
 * @param {import('lighthouse').Result['audits']} audits
 */
function failedAudits(refs, audits) {
  return refs
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
    .map(({ id }) => `${id}: ${audits[id]?.title ?? ''}`)
}

/**
 * @template {string} Key
 * @param {readonly Key[]} keys
 * @param {(key: Key) => number} value
 * @returns {Record<Key, number>}
 */
function mapKeys(keys, value) {
  const entries = keys.map((key) => [key, value(key)])
  return Object.fromEntries(entries)
}

/**
 * @template {object} Thing
 * @param {Thing} thing
 */
function keysOf(thing) {
  return /** @type {(keyof Thing & string)[]} */ (Object.keys(thing))
}
