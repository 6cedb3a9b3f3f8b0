import type { PublicReads } from '#server/content/public-reads.ts'
import type { PageWatch } from '#server/telemetry/metrics.ts'

/** Everything that the public pages are made of. */
export interface SiteDeps {
  /** Absolute folders of the built front end. */
  clientDir: string
  ssrDir: string
  reads: PublicReads
  /** The public address of the site, without a slash at its end; known once the server listens. */
  origin: () => string
  /** The time when the content of each public page last changed, by its path. */
  lastChanges: () => Promise<Map<string, string>>
  watch?: PageWatch
}
