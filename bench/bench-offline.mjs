import { step } from '../scripts/prepare/step.mjs'
import {
  describeTarget,
  figureRow,
  kilobytes,
  milliseconds,
  table,
  withVerdict,
} from './figures.mjs'
import { measurePrecache } from './measure-precache.mjs'
import { measureFirstVisits, measureRepeatVisits } from './measure-visits.mjs'
import { targets } from './targets.mjs'

/**
 * @typedef {import('./measure-visit.mjs').VisitFigures} VisitFigures
 * @typedef {import('./targets.mjs').Target} Target
 */

/**
 * First and repeat visits over slow and lost networks, and what they cost in bytes.
 *
 * @param {import('../scripts/start/built-server.mjs').BuiltServer} server
 * @param {string} browser
 * @returns {Promise<string>} its tables
 */
export async function benchOffline({ address }, browser) {
  const home = `${address}/`
  const options = { runs: 5, browser }
  // They last some tenths of a second, of which the machine itself may take one: five would not tell a tenth more.
  const often = { runs: 15, browser }
  const fast3g = await step('First visits, fast 3G', () =>
    measureFirstVisits(home, 'fast3g', options),
  )
  const slow3g = await step('First visits, slow 3G', () =>
    measureFirstVisits(home, 'slow3g', options),
  )
  const repeated = await step('Repeat visits', () => measureRepeatVisits(home, often))
  return [
    visitTable({ fast3g, slow3g, ...repeated }),
    sizeTable(measurePrecache('dist/client')),
  ].join('\n\n')
}

/** @param {Record<'fast3g' | 'slow3g' | 'warm' | 'offline' | 'lying', VisitFigures>} visits */
function visitTable(visits) {
  const asWarm = {
    content: { most: visits.warm.content * targets.lostToWarm.most },
    text: { most: visits.warm.text * targets.lostToWarm.most },
  }
  /**
   * @param {string} name
   * @param {VisitFigures} visit
   * @param {{ content?: Target, text?: Target }} [wanted]
   */
  const row = (name, { content, text }, wanted = {}) => [
    name,
    withVerdict(content, milliseconds, wanted.content),
    describeTarget(milliseconds, wanted.content),
    withVerdict(text, milliseconds, wanted.text),
    describeTarget(milliseconds, wanted.text),
  ]
  return table(
    [
      'Arabic, 4× slower processor, median of 5 first and of 15 repeat visits',
      'First content',
      'Target',
      'Section text',
      'Target',
    ],
    [
      row('First visit, fast 3G', visits.fast3g),
      row('First visit, slow 3G', visits.slow3g),
      row('Repeat visit, fast 3G', visits.warm, {
        content: targets.prefetchContent,
        text: targets.warmText,
      }),
      row('Repeat visit, no network', visits.offline, {
        content: { most: Math.min(asWarm.content.most, targets.lostContent.most) },
        text: { most: Math.min(asWarm.text.most, targets.lostText.most) },
      }),
      row('Repeat visit, no call is answered', visits.lying, asWarm),
    ],
  )
}

/** @param {ReturnType<typeof measurePrecache>} sizes */
function sizeTable({ precacheBytes, aheadBytes, workerBytes }) {
  return table(
    ['Kept for the next visit, in brotli', 'Figure', 'Target'],
    [
      figureRow(
        'Files of the site, without fonts',
        precacheBytes,
        kilobytes,
        targets.precacheBytes,
      ),
      figureRow('Pages behind it, fetched once a page is quiet', aheadBytes, kilobytes),
      figureRow('Service worker', workerBytes, kilobytes, targets.workerBytes),
    ],
  )
}
