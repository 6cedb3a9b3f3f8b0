import { type Kysely, sql } from 'kysely'

// A migration is frozen in time: it knows the schema of its own day, so no table types here.
type Schema = Kysely<unknown>

/** Accounts are mailed of what colleagues want from now on: what the bell tells already counts as told. */
export async function up(db: Schema): Promise<void> {
  const now = new Date().toISOString()
  for (const topic of ['assigned', 'mentioned'])
    await sql`insert into subscriptions (user_id, collection, seen_until, told_until, due_at)
      select id, ${topic}, ${now}, ${now}, ${now} from users`.execute(db)
}
