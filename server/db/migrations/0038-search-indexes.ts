import { type Kysely, sql, SqliteAdapter } from 'kysely'

// A migration is frozen in time: it knows the schema of its own day, so no table types here.
type Schema = Kysely<unknown>

/** The collections of visitors' forms, which grow without end, and their tables. */
const submitted = [
  ['messages', 'messages'],
  ['associated-jobs', 'applications'],
  ['vendors', 'vendors'],
] as const

/**
 * Searches of what visitors send are answered from an index of all sequences of three characters (SEARCH-7): FTS5 in SQLite,
 * `pg_trgm` in PostgreSQL. Triggers tell which texts have to be made anew, so that nobody compares a million versions.
 */
export async function up(db: Schema): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  await createStale(db)
  for (const [collection, table] of submitted) {
    await listStale(db, collection, table)
    await (isSqlite ? indexSqlite : listInPostgres)(db, collection, table)
  }
  // SQLite has the texts in an index that is filled in the background; this one is filled here.
  if (isSqlite) return
  await sql`delete from search_stale where outdated = 0`.execute(db)
  await indexPostgres(db)
}

async function createStale(db: Schema): Promise<void> {
  await db.schema
    .createTable('search_stale')
    .addColumn('collection', 'text', (column) => column.notNull())
    .addColumn('record_id', 'text', (column) => column.notNull())
    // 1 where the text is not that of the record any more, 0 where it is and the index alone lacks it.
    .addColumn('outdated', 'integer', (column) => column.notNull())
    // Grows with each change, so that whoever has made the text of an earlier one takes nothing off the list.
    .addColumn('stamp', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_stale_key', ['collection', 'record_id'])
    .execute()
  await db.schema
    .createIndex('search_stale_outdated')
    .on('search_stale')
    .columns(['collection', 'outdated', 'record_id'])
    .execute()
}

/** All that are there: the index is filled in the background, and searches read the texts as before until then. */
async function listStale(db: Schema, collection: string, table: string): Promise<void> {
  await sql`insert into search_stale (collection, record_id, outdated, stamp)
    select ${sql.lit(collection)}, records.id,
      case when texts.record_version = records.version then 0 else 1 end, 1
    from ${sql.table(table)} as records left join search_texts as texts
      on texts.collection = ${sql.lit(collection)} and texts.record_id = records.id`.execute(db)
}

async function indexSqlite(db: Schema, collection: string, table: string): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db)
  const index = `search_${table}`
  // Its rows have the numbers of the records' rows, which SQLite keeps for a table that has an index.
  await run(
    `create virtual table ${index} using fts5(content, tokenize = 'trigram case_sensitive 1')`,
  )
  // A deleted text leaves nothing in the index (PERSON-5).
  await run(`insert into ${index} (${index}, rank) values ('secure-delete', 1)`)
  const list = `insert into search_stale (collection, record_id, outdated, stamp)
    values ('${collection}', new.id, 1, 1)
    on conflict (collection, record_id) do update set outdated = 1, stamp = search_stale.stamp + 1;`
  await run(`create trigger ${table}_added after insert on ${table} begin ${list} end`)
  await run(`create trigger ${table}_changed after update on ${table} begin ${list} end`)
  await run(`create trigger ${table}_removed after delete on ${table} begin
    delete from ${index} where rowid = old.rowid;
    delete from search_texts where collection = '${collection}' and record_id = old.id;
    delete from search_stale where collection = '${collection}' and record_id = old.id; end`)
  const isOurs = (row: string) => `when ${row}.collection = '${collection}'`
  const forget = (row: string) => `delete from ${index}
    where rowid = (select rowid from ${table} where id = ${row}.record_id);`
  const replace = `${forget('new')} insert into ${index} (rowid, content)
    select rowid, new.content from ${table} where id = new.record_id;`
  for (const [name, event, row, statements] of [
    ['added', 'insert', 'new', replace],
    ['changed', 'update', 'new', replace],
    ['removed', 'delete', 'old', forget('old')],
  ] as const)
    await run(`create trigger ${index}_${name} after ${event} on search_texts ${isOurs(row)}
      begin ${statements} end`)
}

/** A restore leaves the functions where they were: they are made again. */
async function listInPostgres(db: Schema, collection: string, table: string): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db)
  await run(`create or replace function ${table}_list_stale() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        delete from search_texts where collection = '${collection}' and record_id = old.id;
        delete from search_stale where collection = '${collection}' and record_id = old.id;
      else
        insert into search_stale (collection, record_id, outdated, stamp)
        values ('${collection}', new.id, 1, 1)
        on conflict (collection, record_id)
          do update set outdated = 1, stamp = search_stale.stamp + 1;
      end if;
      return null;
    end $$`)
  await run(`create trigger ${table}_list_stale after insert or update or delete on ${table}
    for each row execute function ${table}_list_stale()`)
}

/** An account that may not create the extension goes on without: searches then read every text (docs/operations/growth.md). */
async function indexPostgres(db: Schema): Promise<void> {
  await sql`do $$ begin
    create extension if not exists pg_trgm;
    create index search_texts_content on search_texts using gin (content gin_trgm_ops);
  exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object
    then null;
  end $$`.execute(db)
}
