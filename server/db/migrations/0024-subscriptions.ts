import { type Kysely, sql } from 'kysely'

// A migration is frozen in time: it knows the schema of its own day, so no table types here.
type Schema = Kysely<unknown>

/** Until when each account has seen, and was mailed of, what visitors send. Earlier submissions count as both. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .createTable('subscriptions')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('collection', 'text', (column) => column.notNull())
    .addColumn('mails', 'text')
    .addColumn('seen_until', 'text', (column) => column.notNull())
    .addColumn('told_until', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('subscriptions_pkey', ['user_id', 'collection'])
    .execute()
  const now = new Date().toISOString()
  for (const collection of ['messages', 'associated-jobs', 'vendors'])
    await sql`insert into subscriptions (user_id, collection, seen_until, told_until, due_at)
      select id, ${collection}, ${now}, ${now}, ${now} from users`.execute(db)
}
