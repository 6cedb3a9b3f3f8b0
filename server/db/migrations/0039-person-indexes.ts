import { type Kysely, sql } from 'kysely'

// A migration is frozen in time: it knows the schema of its own day, so no table types here.
type Schema = Kysely<unknown>

/** The tables of visitors' forms, and their columns of a phone number. */
const tables = [
  ['messages', 'phone_number'],
  ['applications', 'phone'],
  ['vendors', 'phone'],
] as const

/** All of one person is found among a million records without reading each (PERSON-1). */
export async function up(db: Schema): Promise<void> {
  for (const [table, phone] of tables) {
    await db.schema
      .createIndex(`${table}_small_email`)
      .on(table)
      .expression(sql`lower(email)`)
      .execute()
    await db.schema
      .createIndex(`${table}_phone_end`)
      .on(table)
      .expression(sql`substr(${sql.ref(phone)}, length(${sql.ref(phone)}) - 6)`)
      .execute()
  }
}
