import { existsSync } from 'node:fs'
import { configDefaults, defineConfig } from 'vitest/config'

const postgres = existsSync('tests/support/postgres.ts') ? ['tests/support/postgres.ts'] : []
const api = 'tests/api/**/*.test.ts'
/**
 * Files whose modules are their own: those that replace one, and the browser's, whose modules hold a device's state. The
 * others share theirs, since reading them for each file took half of the time.
 */
const isolated = ['**/*.isolated.test.ts', 'src/**/*.test.ts']

/** Tests of what runs without a browser. */
const withoutBrowser = {
  environment: 'node',
  globalSetup: postgres,
  testTimeout: 15_000,
  // A database, its sample content and an account's password, on a busy machine.
  hookTimeout: 60_000,
  // A mail is written after the answer. Vitest would wait only a second.
  expect: { poll: { timeout: 10_000 } },
}

export default defineConfig({
  test: {
    // One more than the processors of a small machine, since many tests wait.
    maxWorkers: 3,
    tags: [{ name: 'full-run', description: 'Runs only where everything is run.' }],
    projects: [
      {
        test: {
          ...withoutBrowser,
          name: 'server',
          // A thread starts in half of a process's time.
          pool: 'threads',
          isolate: false,
          setupFiles: ['tests/support/own-channels.ts'],
          include: ['{contract,sample,server,scripts}/**/*.test.ts', 'tests/tooling/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...isolated],
        },
      },
      {
        test: {
          ...withoutBrowser,
          name: 'isolated',
          pool: 'threads',
          setupFiles: ['tests/support/own-channels.ts'],
          include: isolated,
        },
      },
      {
        test: {
          ...withoutBrowser,
          name: 'api',
          include: [api],
          exclude: [...configDefaults.exclude, ...isolated],
          isolate: false,
          globalSetup: ['tests/support/built-api.ts', ...postgres],
        },
      },
      {
        test: {
          name: 'app',
          environment: 'jsdom',
          // Each file has a document and modules of its own, while jsdom and the packages are read once per thread.
          pool: 'vmThreads',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['tests/support/own-channels.ts', 'tests/support/app-setup.ts'],
          // Typing into a form letter by letter takes its time on a busy machine.
          testTimeout: 30_000,
        },
      },
    ],
  },
})
