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
  await step('Installing a browser for the tests', installPackage)
  return findBrowser()
}

async function downloadBrowser() {
  await runProgram(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])
}

function mayInstallPackages() {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0
}

async function installPackage() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runProgram('apt-get', ['update', '-q'], { env })
  const packages = ['chromium', 'fonts-noto-core']
  await runProgram('apt-get', ['install', '-yq', '--no-install-recommends', ...packages], { env })
}
