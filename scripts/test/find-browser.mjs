import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const usualPlaces = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/opt/google/chrome',
  '/Applications/Chromium.app/Contents/MacOS',
  '/Applications/Google Chrome.app/Contents/MacOS',
]

/**
 * A Chromium that starts: the one named by CHROMIUM_PATH, else one that is installed, else the one
 * that Playwright has downloaded.
 *
 * @returns {string | undefined} the path of its program
 */
export function findBrowser() {
  const named = process.env['CHROMIUM_PATH']
  if (named) return starts(named) ? named : undefined
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...usualPlaces]
  const installed = folders.flatMap((folder) =>
    [...names, 'Chromium', 'Google Chrome'].map((name) => join(folder, name)),
  )
  return [...installed, downloadedBrowser()].find((path) => path !== undefined && starts(path))
}

/**
 * Finds the browser that runs the tests: the one without a screen, where it is installed beside the whole one, since it
 * needs a third less of the processor; else any browser.
 *
 * @returns {string | undefined} the path of its program
 */
export function findTestBrowser() {
  if (process.env['CHROMIUM_PATH']) return findBrowser()
  const shell = '/usr/bin/chromium-headless-shell'
  return starts(shell) ? shell : findBrowser()
}

/** @returns {string | undefined} where Playwright keeps its own browser, if the package is there */
function downloadedBrowser() {
  try {
    /** @type {typeof import('playwright')} */
    const playwright = createRequire(import.meta.url)('playwright')
    return playwright.chromium.executablePath()
  } catch {
    return undefined
  }
}

/**
 * A browser may be there and still lack a system library: only running it tells.
 *
 * @param {string} path
 */
function starts(path) {
  if (!existsSync(path)) return false
  try {
    return /\d+\.\d+/.test(browserVersion(path))
  } catch {
    return false
  }
}

/** @param {string} path */
export function browserVersion(path) {
  return execFileSync(path, ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 20_000,
  }).trim()
}
