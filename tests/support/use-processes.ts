import { afterEach, beforeEach } from 'vitest'
import { createTestDatabase, type TestDatabase } from './databases.ts'
import { type ApiProcess, runApiProcess } from './run-api-process.ts'

/** Server processes that share one PostgreSQL. Each test of the file has a database of its own, and leaves no process. */
export function useProcesses() {
  let database: TestDatabase
  let running: ApiProcess[]
  beforeEach(async () => {
    database = await createTestDatabase('PostgreSQL')
    running = []
  })
  afterEach(async () => {
    for (const server of running) server.stop('SIGKILL')
    await Promise.all(running.map((server) => server.ended))
    await database.remove()
  })
  return {
    database: () => database,
    /** @param environment variables beside those that all of them have */
    async start(environment: Record<string, string | undefined>) {
      const server = runApiProcess({
        DATABASE_URL: database.databaseUrl,
        SAMPLE_CONTENT: 'false',
        TRUST_PROXY: '127.0.0.1',
        ...environment,
      })
      running.push(server)
      return { ...server, address: await server.ready }
    },
  }
}
