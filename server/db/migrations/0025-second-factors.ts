import type { Kysely } from 'kysely'

// A migration is frozen in time: it knows the schema of its own day, so no table types here.
type Schema = Kysely<unknown>

/** Accounts may have second factors, roles may demand one. */
export async function up(db: Schema): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('confirmed_at', 'text').execute()
  await createTotp(db)
  await createPasskeys(db)
  await createSignInSteps(db)
  await db.schema
    .createTable('factor_demands')
    .addColumn('role', 'text', (column) => column.primaryKey())
    .execute()
}

async function createTotp(db: Schema): Promise<void> {
  await ofUser(db, 'totp_secrets')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('used_step', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('totp_secrets_key', ['user_id', 'state'])
    .execute()
  await ofUser(db, 'recovery_codes')
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .addPrimaryKeyConstraint('recovery_codes_key', ['user_id', 'hash'])
    .execute()
}

async function createPasskeys(db: Schema): Promise<void> {
  await ofUser(db, 'passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', 'text', (column) => column.notNull())
    // Of 32 bits without a sign: more than an integer of every database holds.
    .addColumn('counter', 'text', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text')
    .execute()
  await db.schema.createIndex('passkeys_user_id').on('passkeys').column('user_id').execute()
  await db.schema
    .createTable('passkey_challenges')
    .addColumn('challenge', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
}

async function createSignInSteps(db: Schema): Promise<void> {
  await ofUser(db, 'sign_in_tickets')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('sign_in_tickets_user_id')
    .on('sign_in_tickets')
    .column('user_id')
    .execute()
}

/** A table whose rows go with their account. */
function ofUser(db: Schema, table: string) {
  return db.schema
    .createTable(table)
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
}
