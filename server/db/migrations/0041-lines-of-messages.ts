import { type Kysely, sql } from 'kysely'

// A migration is frozen in time: it knows the schema of its own day, so no table types here.
type Schema = Kysely<unknown>

/** The lines of a quotation list that a message brings, as JSON. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .alterTable('messages')
    .addColumn('lines', 'text', (column) => column.notNull().defaultTo(sql.lit('[]')))
    .execute()
}
