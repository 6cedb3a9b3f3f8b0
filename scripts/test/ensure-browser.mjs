import { existsSync } from 'node:fs'
import { runProgram } from '../prepare/run-program.mjs'
import { step } from '../prepare/step.mjs'
import { findBrowser } from './find-browser.mjs'

/**
 * Finds a browser for the tests, and where there is none gets one: Playwright's download, else
 * Debian's package where we may install it.
 *
 * @returns {Promise<string | undefined>} the path of its program
 */
export async function ensureBrowser() {
  const present = findBrowser()
  if (present || process.env['CHROMIUM_PATH']) return present
  await step('Downloading a browser for the tests', downloadBrowser)
  const downloaded = findBrowser()
  if (downloaded || !mayInstallPackages()) return downloaded
  await step('Installing a browser for the tests', () =>
    installPackages(['chromium', 'fonts-noto-core']),
  )
  return findBrowser()
}

/**
 * Installs Debian's Firefox and WebKit where one is missing and we may install it. Without them their tests are left
 * out, with a reason.
 */
export async function ensureOtherEngines() {
  const packages = Object.entries(enginePrograms)
    .filter(([, program]) => !existsSync(program))
    .map(([name]) => name)
  if (packages.length === 0 || !mayInstallPackages()) return
  await step('Installing other engines for the tests', () => installPackages(packages))
}

const enginePrograms = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
}

async function downloadBrowser() {
  await runProgram(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])
}

function mayInstallPackages() {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0
}

/** @param {string[]} packages of Debian */
async function installPackages(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runProgram('apt-get', ['update', '-q'], { env })
  await runProgram('apt-get', ['install', '-yq', '--no-install-recommends', ...packages], { env })
}
