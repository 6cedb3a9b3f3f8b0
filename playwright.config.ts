import { defineConfig, devices } from '@playwright/test'
import { browserFlags } from './scripts/test/browser-flags.mjs'
import { findTestBrowser } from './scripts/test/find-browser.mjs'
import { everything, phoneToo } from './tests/support/everything.ts'
import type { EngineOptions } from './tests/engines/engine-test.ts'
import type { SiteOptions, SiteWorkers } from './tests/support/site.ts'

const executablePath = findTestBrowser()

/** Two further engines run the tests of tests/engines, since all other tests run in Chromium. */
const otherEngines = (['firefox', 'webkit'] as const).map((engine) => ({
  name: engine,
  testDir: 'tests/engines',
  testMatch: '*.spec.ts',
  use: { engine },
}))

const phone = {
  // These tests are of the network, the server and the session, which do not depend on the width of a page.
  testIgnore: [
    'offline/**',
    'e2e/{admin-exports,deletion,first-html,home-figures,language,outbox,redirects,search,start-up}.spec.ts',
  ],
  use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
}

/** The tests that are left out unless everything is run, or files are named. */
const leftOut = everything || process.env['FULL_RUN'] ? [] : [/@full-run/]

export default defineConfig<SiteOptions, SiteWorkers & EngineOptions>({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'offline/**/*.spec.ts'],
  outputDir: 'test-results',
  // More than the processors of a small machine, since many tests wait.
  workers: everything ? 3 : 4,
  fullyParallel: true,
  // Patience for a busy machine with a test of many steps; each step is waited for as long as ever.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: 'list',
  use: {
    locale: 'ar-EG',
    timezoneId: 'Africa/Cairo',
    // A trace costs a fifth of the time; `--trace retain-on-failure` asks for it.
    trace: 'off',
    screenshot: 'only-on-failure',
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: browserFlags,
    },
  },
  projects: [
    ...(everything ? otherEngines : []),
    {
      name: 'desktop',
      grepInvert: [everything ? /@phone/ : /@phone|@also-on-phone/, ...leftOut],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      ...phone,
      name: 'phone',
      grep: /@phone|@also-on-phone/,
      grepInvert: [/@any-width/, ...leftOut],
    },
    // These show the same as at a desk, where nothing but their width differs. They come last, since what is left out
    // where time runs short is theirs.
    ...(everything
      ? [{ ...phone, name: phoneToo, grepInvert: /@any-width|@phone|@also-on-phone/ }]
      : []),
  ],
})
