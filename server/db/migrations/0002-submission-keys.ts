import { sql, type Kysely } from 'kysely'

type Schema = Kysely<unknown>

/** Keys get a table of their own, from which they expire; a message keeps its reference for good. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .createTable('submission_keys')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('submission_id', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('submission_keys_expires_at')
    .on('submission_keys')
    .columns(['expires_at'])
    .execute()
  await replaceKeyOfMessages(db)
}

// SQLite cannot drop a column that is unique: the table is made again.
async function replaceKeyOfMessages(db: Schema): Promise<void> {
  await db.schema.dropIndex('messages_created_at').execute()
  await db.schema.alterTable('messages').renameTo('messages_with_key').execute()
  const texts = ['name', 'email', 'phone_number', 'message_content', 'language', 'status']
  await texts
    .reduce(
      (table, column) => table.addColumn(column, 'text', (text) => text.notNull()),
      db.schema
        .createTable('messages')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .addColumn('reference', 'text', (column) => column.notNull()),
    )
    .execute()
  await sql`
    insert into messages (id, version, created_at, updated_at, reference,
      name, email, phone_number, message_content, language, status)
    select id, version, created_at, updated_at, upper(substr(id, 1, 8)),
      name, email, phone_number, message_content, language, status
    from messages_with_key`.execute(db)
  await db.schema.dropTable('messages_with_key').execute()
  await db.schema
    .createIndex('messages_created_at')
    .on('messages')
    .columns(['created_at'])
    .execute()
}
