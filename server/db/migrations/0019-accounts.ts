import { type Kysely, sql } from 'kysely'

// A migration is frozen in time: it knows the schema of its own day, so no table types here.
type Schema = Kysely<unknown>

/** Accounts have roles, may be invited and deactivated. Those that are there could do everything: they become owners. */
export async function up(db: Schema): Promise<void> {
  for (const [name, present] of [
    ['roles', '[]'],
    ['status', 'deactivated'],
    ['language', 'ar'],
  ] as const)
    await db.schema
      .alterTable('users')
      // Who is added without saying so may do nothing.
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(present))
      .execute()
  await db.schema.alterTable('users').addColumn('last_seen_at', 'text').execute()
  await sql`update users set roles = '["owner"]', status = 'active'`.execute(db)
  await db.schema
    .createTable('invitations')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('invitations_user_id').on('invitations').column('user_id').execute()
}
