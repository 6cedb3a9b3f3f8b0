import { randomUUID } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import { timeNow } from '#server/time/clock.ts'
import { toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

/** A place among the few that a subject has, or the whole seconds until one is free again. */
export type Place = { giveBack: () => Promise<void> } | { retryAfter: number }

export interface Limit {
  /** A name for who or what is counted, such as a network at a form. */
  subject: string
  /** Places that a subject has within the window. */
  most: number
  /** Milliseconds for which a place is taken. */
  window: number
}

/** Milliseconds by which clocks of processes differ, or by which a try was read before it was stored. */
const skew = 60_000

/**
 * Takes one of the places of a subject. They are rows of the database, so all processes and a restarted one count
 * alike, and tries made at once cannot take more than there are. A subject without a free place costs one read and
 * no write. A place whose time lies in the future, which a clock set back leaves behind, is free.
 *
 * @param holder a name of the try that is nobody else's
 */
export async function takePlace(
  db: Database,
  limit: Limit,
  holder: string = randomUUID(),
): Promise<Place> {
  // Each round that fails has lost a place to another try, so the rounds come to an end.
  for (;;) {
    const now = timeNow()
    const taken = await readTaken(db, limit.subject, now)
    if (taken.length >= limit.most) return { retryAfter: secondsUntilFree(taken, limit, now) }
    const numbers = new Set(taken.map(({ place }) => place))
    const free = [...Array(limit.most).keys()].filter((place) => !numbers.has(place))
    const place = free[Math.floor(Math.random() * free.length)] ?? 0
    if (await claim(db, limit, { place, holder }, now))
      return { giveBack: () => release(db, limit.subject, holder) }
  }
}

/** @returns the whole seconds until a subject has a free place; undefined where it has one */
export async function waitForPlace(db: Database, limit: Limit): Promise<number | undefined> {
  const now = timeNow()
  const taken = await readTaken(db, limit.subject, now)
  return taken.length >= limit.most ? secondsUntilFree(taken, limit, now) : undefined
}

/** Counts the places of a subject that are taken now. */
export async function countPlaces(db: Database, subject: string): Promise<number> {
  return (await readTaken(db, subject, timeNow())).length
}

/** Forgets the places whose time is over. */
export async function forgetFreePlaces(db: Database): Promise<void> {
  await db.deleteFrom('taken_places').where(isFree(timeNow())).execute()
}

/** The condition of a place whose time is over, or lies in the future. */
function isFree(now: number) {
  return (row: ExpressionBuilder<Tables, 'taken_places'>) =>
    row.or([
      row('taken_places.free_at', '<=', toTime(new Date(now))),
      row('taken_places.taken_at', '>', toTime(new Date(now + skew))),
    ])
}

interface TakenPlace {
  place: number
  free_at: string
}

function readTaken(db: Database, subject: string, now: number): Promise<TakenPlace[]> {
  return db
    .selectFrom('taken_places')
    .select(['place', 'free_at'])
    .where('subject', '=', subject)
    .where('taken_at', '<=', toTime(new Date(now + skew)))
    .where('free_at', '>', toTime(new Date(now)))
    .orderBy('free_at')
    .execute()
}

function secondsUntilFree(taken: TakenPlace[], { most, window }: Limit, now: number): number {
  const next = taken[taken.length - most]?.free_at ?? ''
  return Math.ceil(Math.min(window, Math.max(1, Date.parse(next) - now)) / 1000)
}

/** @returns whether it is the holder's now; another try may have taken it meanwhile */
async function claim(
  db: Database,
  { subject, window }: Limit,
  { place, holder }: { place: number; holder: string },
  now: number,
): Promise<boolean> {
  const taken = {
    taken_at: toTime(new Date(now)),
    free_at: toTime(new Date(now + window)),
    holder,
  }
  const row = await db
    .insertInto('taken_places')
    .values({ subject, place, ...taken })
    .onConflict((conflict) =>
      conflict.columns(['subject', 'place']).doUpdateSet(taken).where(isFree(now)),
    )
    .returning('holder')
    .executeTakeFirst()
  return row !== undefined
}

async function release(db: Database, subject: string, holder: string): Promise<void> {
  await db
    .deleteFrom('taken_places')
    .where('subject', '=', subject)
    .where('holder', '=', holder)
    .execute()
}
