import type { TestProject } from 'vitest/node'
import { makeTemplates } from './database-templates.ts'
import { startPostgresCluster } from './postgres-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster's maintenance database, as a superuser. */
    postgresUrl: string
    /** The folder of `makeTemplates`. */
    templates: string
  }
}

/**
 * Global set-up of the server's tests: one PostgreSQL for the whole run, and the databases that tests copy; it fails the
 * run if it cannot start.
 */
export default async function setUpPostgres(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgresCluster()
  const templates = await makeTemplates(cluster.url)
  project.provide('postgresUrl', cluster.url)
  project.provide('templates', templates.folder)
  return async () => {
    await templates.remove()
    await cluster.stop()
  }
}
