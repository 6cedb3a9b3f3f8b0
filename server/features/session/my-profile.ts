import type { Profile, User } from '#contract/auth.ts'
import { timeNow } from '#server/time/clock.ts'
import { toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { Session } from '#server/http/session-of.ts'
import { presentUser } from './present.ts'

/** The user as the site knows them, and whether a second factor has to be set up first (ROLE-8). */
export async function readProfile(db: Database, { userId, mustAddFactor }: Session): Promise<User> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { ...presentUser(row), ...(mustAddFactor && { mustAddFactor }) }
}

/** Changes what users may change of themselves (ADMIN-8). @returns the user as they are now */
export async function saveProfile(db: Database, userId: string, profile: Profile): Promise<User> {
  const row = await db
    .updateTable('users')
    .set((expression) => ({
      first_name: profile.firstName,
      last_name: profile.lastName,
      gender: profile.gender,
      version: expression('version', '+', 1),
      updated_at: toTime(new Date(timeNow())),
    }))
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()
  return presentUser(row)
}

/** Sets or takes away the user's picture. @returns the user as they are now */
export async function savePhoto(db: Database, userId: string, photo: string | null): Promise<User> {
  const row = await db
    .updateTable('users')
    .set((expression) => ({
      photo,
      version: expression('version', '+', 1),
      updated_at: toTime(new Date(timeNow())),
    }))
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()
  return presentUser(row)
}
