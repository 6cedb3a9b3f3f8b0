import type { TestProject } from 'vitest/node'
import { startPostgresCluster } from './postgres-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster's maintenance database, as a superuser. */
    postgresUrl: string
  }
}

/** Global set-up of the server's tests: one PostgreSQL for the whole run; it fails the run if it cannot start. */
export default async function setUpPostgres(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgresCluster()
  project.provide('postgresUrl', cluster.url)
  return () => cluster.stop()
}
