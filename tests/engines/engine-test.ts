import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test as base } from '@playwright/test'
import { account } from '#tests/support/account.ts'
import { startBuiltServer } from '../../scripts/start/built-server.mjs'
import { firefox } from './firefox.ts'
import { startRecordedSite } from './recorded-site.ts'
import { Visitor } from './visitor.ts'
import { webkit } from './webkit.ts'

const engines = { firefox, webkit }

export interface EngineOptions {
  engine: keyof typeof engines
}

interface EngineWorkers {
  site: Awaited<ReturnType<typeof startRecordedSite>>
}

export { expect }

/** A test in Firefox or WebKit: each visitor has a browser of its own, and what its pages complain of fails the test. */
export const test = base.extend<{ visitor: Visitor }, EngineOptions & EngineWorkers>({
  engine: ['firefox', { option: true, scope: 'worker' }],

  site: [
    // Playwright reads a fixture's needs from its first parameter's pattern.
    async ({}, use) => {
      const server = await startBuiltServer({
        TRUST_PROXY: '127.0.0.0/8,::1/128',
        ADMIN_EMAIL: account.email,
        ADMIN_PASSWORD: account.password,
      })
      const site = await startRecordedSite(server.address)
      await use(site)
      await site.goAway()
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  visitor: async ({ engine, site }, use, info) => {
    const missing = engines[engine].missing()
    test.skip(missing !== undefined, missing)
    const home = await mkdtemp(path.join(tmpdir(), `${engine}-`))
    const driver = await engines[engine].start(home)
    const visitor = new Visitor(driver, site.address)
    site.welcome()
    try {
      await use(visitor)
      if (info.status === info.expectedStatus)
        expect(await visitor.faults(), 'what the pages must not do').toEqual([])
      else await writeFile(info.outputPath('screen.png'), await visitor.screenshot())
    } finally {
      await driver.close()
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    }
  },
})
