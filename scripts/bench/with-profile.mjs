import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, devices } from 'playwright'

/**
 * Lends a phone's browser that has never been anywhere.
 *
 * @template Result
 * @param {string} browser
 * @param {(profile: import('playwright').BrowserContext) => Promise<Result>} use
 */
export async function withProfile(browser, use) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-profile-'))
  const profile = await chromium.launchPersistentContext(folder, {
    ...devices['Pixel 7'],
    executablePath: browser,
    locale: 'ar-EG',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  try {
    return await use(profile)
  } finally {
    await profile.close()
    await rm(folder, { recursive: true, force: true })
  }
}
