import { setTimeout } from 'node:timers/promises'
import type { PublicReads } from '#server/content/public-reads.ts'
import type { Database } from '#server/db/database.ts'
import type { FreeSpace } from '#server/private-files/free-space.ts'

/** Milliseconds for which an answer is given again: anyone may ask, and as often as they like. */
const lifetime = 1_000
/** Milliseconds that a part may take; a lock that another writer holds for less is no fault. */
const patience = 1_500
/** Bytes without which the database cannot write, whatever `MIN_FREE_SPACE` says. */
const leastSpace = 1024 * 1024

/** The parts that may keep the server from its work; the first one is to be looked at first. */
export type UnreadyPart = 'database' | 'disk' | 'writing'

interface ReadinessDeps {
  db: Database
  reads: Pick<PublicReads, 'version'>
  space: Pick<FreeSpace, 'bytes' | 'hasRoom'>
  /** Told why a part is not ready. */
  reportFault: (
    kind: 'readiness',
    error: unknown,
    request: undefined,
    details: { part: UnreadyPart },
  ) => void
}

/** @returns tells within two seconds which part is not ready; undefined when all are */
export function createReadiness(deps: ReadinessDeps): () => Promise<UnreadyPart | undefined> {
  const share = (part: UnreadyPart, check: (deps: ReadinessDeps) => Promise<boolean>) =>
    [
      part,
      shareCheck(() =>
        check(deps).catch((error: unknown) => {
          deps.reportFault('readiness', error, undefined, { part })
          return false
        }),
      ),
    ] as const
  const parts = [share('database', canRead), share('disk', hasRoom), share('writing', canWrite)]

  return async () => {
    const checks = await Promise.all(
      parts.map(async ([part, check]) => [part, await check()] as const),
    )
    return checks.find(([, isReady]) => !isReady)?.[0]
  }
}

async function canRead({ reads }: ReadinessDeps): Promise<boolean> {
  await reads.version()
  return true
}

async function hasRoom({ space }: ReadinessDeps): Promise<boolean> {
  return (await space.hasRoom()) && (await space.bytes()) >= leastSpace
}

// A write like any other, which meets locks and a server that takes no changes. It changes no row, so that the
// databases have nothing to put on the disk.
async function canWrite({ db }: ReadinessDeps): Promise<boolean> {
  await db.deleteFrom('content_version').where('id', '=', 0).execute()
  return true
}

/**
 * A check that many may ask for: it runs once at a time, also where it takes longer than anyone waits, and its
 * answer holds for a moment.
 */
function shareCheck(check: () => Promise<boolean>): () => Promise<boolean> {
  let current: Promise<boolean> | undefined
  /** `Infinity` while it runs. */
  let endedAt = Infinity

  return () => {
    if (current === undefined || performance.now() - endedAt > lifetime) {
      endedAt = Infinity
      current = check().finally(() => {
        endedAt = performance.now()
      })
    }
    return Promise.race([current, setTimeout(patience, false, { ref: false })])
  }
}
