import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test as base, type TestInfo } from '@playwright/test'
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
  /** The browser of a worker's visitors; undefined where the engine is not installed. */
  shared: Visitor | undefined
}

interface EngineTests {
  /** Somebody who comes back to the site with what an earlier visit has left, signed out. */
  visitor: Visitor
  /** Somebody who has never been here, in a browser just installed. */
  newcomer: Visitor
}

export { expect }

/**
 * A test in Firefox or WebKit; what its pages complain of fails it. A first visit and its browser's start cost as much as
 * most tests do, so that only what needs them has them.
 */
export const test = base.extend<EngineTests, EngineOptions & EngineWorkers>({
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

  shared: [
    async ({ engine, site }, use) => {
      if (engines[engine].missing() === undefined) await withBrowser(engine, site.address, use)
      else await use(undefined)
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  visitor: async ({ engine, shared, site }, use, info) => {
    const missing = engines[engine].missing()
    test.skip(missing !== undefined, missing)
    if (!shared) return
    await shared.forgetAccount()
    await watched(shared, site, use, info)
  },

  newcomer: async ({ engine, site }, use, info) => {
    const missing = engines[engine].missing()
    test.skip(missing !== undefined, missing)
    await withBrowser(engine, site.address, (visitor) => watched(visitor, site, use, info))
  },
})

async function withBrowser(
  engine: EngineOptions['engine'],
  address: string,
  use: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  const home = await mkdtemp(path.join(tmpdir(), `${engine}-`))
  const driver = await engines[engine].start(home)
  try {
    await use(new Visitor(driver, address))
  } finally {
    await driver.close()
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function watched(
  visitor: Visitor,
  site: EngineWorkers['site'],
  use: (visitor: Visitor) => Promise<void>,
  info: TestInfo,
): Promise<void> {
  site.welcome()
  await use(visitor)
  const faults = await visitor.takeFaults()
  if (info.status === info.expectedStatus) expect(faults, 'what the pages must not do').toEqual([])
  else await writeFile(info.outputPath('screen.png'), await visitor.screenshot())
}
