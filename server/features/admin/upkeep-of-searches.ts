import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/db/database.ts'
import { makeListed } from './listed-texts.ts'
import { isIndexed } from './search-index.ts'
import { stores } from './stores.ts'

/** Makes what searches look at before anybody searches. It goes on beside the server's work: a million takes minutes. */
export function upkeepOfSearches(db: Database) {
  let running: Promise<void> | undefined
  const fill = async (isStopping: () => boolean) => {
    for (const store of stores.filter(isIndexed)) await makeListed(db, store, 'all', isStopping)
  }
  return {
    fill,
    /** The upkeep's part: begins, and does not wait for the end. */
    begin(app: FastifyInstance) {
      running ??= fill(app.stopping)
        .catch((error: unknown) => app.reportFault('upkeep', error))
        .finally(() => (running = undefined))
    },
    /** Waits for the portion that is under way. */
    end: () => running ?? Promise.resolve(),
  }
}
