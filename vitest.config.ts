import { existsSync } from 'node:fs'
import { configDefaults, defineConfig } from 'vitest/config'

const postgres = existsSync('tests/support/postgres.ts') ? ['tests/support/postgres.ts'] : []
const isolated = '**/*.isolated.test.ts'

/** Tests of what runs without a browser. */
const withoutBrowser = {
  environment: 'node',
  include: [
    '{contract,sample,server,scripts}/**/*.test.ts',
    'tests/{api,tooling}/**/*.test.ts',
    'src/**/*.test.ts',
  ],
  testTimeout: 15_000,
  // A database, its sample content and an account's password, on a busy machine.
  hookTimeout: 60_000,
}

export default defineConfig({
  test: {
    // One more than the processors of a small machine, since many tests wait.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...withoutBrowser,
          name: 'server',
          exclude: [...configDefaults.exclude, isolated],
          // The files share the modules that they import: reading those for each file took half of the time.
          isolate: false,
          globalSetup: ['tests/support/built-api.ts', ...postgres],
        },
      },
      {
        // These tests replace modules, so each file has modules of its own.
        test: { ...withoutBrowser, name: 'isolated', include: [isolated], globalSetup: postgres },
      },
      {
        test: {
          name: 'app',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['tests/support/app-setup.ts'],
          // Typing into a form letter by letter takes its time on a busy machine.
          testTimeout: 15_000,
        },
      },
    ],
  },
})
