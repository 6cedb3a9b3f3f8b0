import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const postgres = 'tests/support/postgres.ts'

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          include: [
            '{contract,sample,server,scripts}/**/*.test.ts',
            'tests/{api,tooling}/**/*.test.ts',
            'src/**/*.test.ts',
          ],
          globalSetup: existsSync(postgres) ? [postgres] : [],
          testTimeout: 15_000,
          // A database, its sample content and an account's password, on a busy machine.
          hookTimeout: 60_000,
        },
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
