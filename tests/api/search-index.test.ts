import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { type RootOperationNode, sql } from 'kysely'
import Libsql from 'libsql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchWords } from '#contract/search-text.ts'
import { upkeepOfSearches } from '#server/features/admin/upkeep-of-searches.ts'
import type { ListQuery } from '#server/features/admin/list-query.ts'
import { listRecords } from '#server/features/admin/list-records.ts'
import { refreshSearchTexts } from '#server/features/admin/search-texts.ts'
import { findStore } from '#server/features/admin/stores.ts'
import type { Store } from '#server/features/admin/store.ts'
import type { Database } from '#server/db/database.ts'
import { hasTextIndex } from '#server/db/has-text-index.ts'
import { migrate } from '#server/db/migrate.ts'
import { onCluster } from '#tests/support/database-templates.ts'
import { createTestDatabase, databaseKinds, type TestDatabase } from '#tests/support/databases.ts'

const pieces =
  'مَروحة مراوح المراوح محورية؛ مؤسسة شركة الشركة عبدالله عبد الله ١٢٣ 1,450 fans Fan\'s "quoted" 100% a_b c\\d x ab é Émile سارة'.split(
    ' ',
  )

/** The same in every run. */
function numbers(seed: number) {
  let state = seed
  return (bound: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * bound)
  }
}

const below = numbers(7)
const textOf = (length: number) =>
  Array.from({ length }, () => pieces[below(pieces.length)]).join(below(3) ? ' ' : '')

function messageOf(number: number) {
  const at = new Date(Date.UTC(2026, 0, 1) + below(40) * 60_000).toISOString()
  return {
    id: randomUUID(),
    version: 1,
    created_at: at,
    updated_at: at,
    reference: `REF${number}`,
    language: below(2) ? 'ar' : 'en',
    name: textOf(2),
    email: `visitor${number}@example.com`,
    phone_number: '+201012345678',
    message_content: textOf(6),
    topic: '',
    status: below(5) ? 'open' : 'spam',
    notes: '',
  }
}

// SEARCH-7, LIST-12
describe.each(databaseKinds)('lists and searches of what visitors send, on %s', (kind) => {
  let database: TestDatabase
  let db: Database
  const store = findStore('messages') as Store
  beforeAll(async () => {
    database = await createTestDatabase(kind, { template: 'migrated' })
    db = await database.open()
    await db
      .insertInto('messages')
      .values(Array.from({ length: 240 }, (_, number) => messageOf(number)))
      .execute()
  })
  afterAll(async () => {
    await db.destroy()
    await database.remove()
  })

  const list = (query: Partial<ListQuery>, by: Database = db) =>
    listRecords(by, store, { pageNo: 1, pageSize: 100, search: '', sort: '-createdAt', ...query })

  /** Page by page, as somebody who leafs through all of it. */
  async function all(query: Partial<ListQuery>, pageSize = 100) {
    const ids: string[] = []
    for (let pageNo = 1; ; pageNo += 1) {
      const page = await list({ ...query, pageNo, pageSize })
      ids.push(...page.data.map(({ id }) => id))
      if (pageNo * pageSize >= page.totalCount) return { ids, total: page.totalCount }
    }
  }

  /** Finds the records by reading every text. */
  async function scan(search: string) {
    const rows = await db
      .selectFrom('messages')
      .innerJoin('search_texts', 'search_texts.record_id', 'messages.id')
      .select(['messages.id', 'content'])
      .where('status', '!=', 'spam')
      .orderBy('created_at', 'desc')
      .orderBy('messages.id', 'desc')
      .execute()
    const words = searchWords(search)
    return rows
      .filter(({ content }) => words.every((forms) => forms.some((form) => content.includes(form))))
      .map(({ id }) => id)
  }

  /** Words, parts of words, several of them, and what nobody wrote. */
  async function questions() {
    const { content } = await db
      .selectFrom('search_texts')
      .select('content')
      .orderBy('record_id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const parts = Array.from({ length: 12 }, () => {
      const start = below(content.length)
      return content.slice(start, start + 1 + below(12))
    })
    return [...pieces, ...parts, 'مروحه fans', 'x مراوح', 'فانز', 'example.com', '"', 'OR', '*']
  }

  async function expectAlike() {
    await refreshSearchTexts(db, store)
    for (const search of await questions()) {
      const expected = await scan(search)
      expect([search, await all({ search })]).toEqual([
        search,
        { ids: expected, total: expected.length },
      ])
    }
  }

  const requireWhole = () =>
    kind === 'SQLite' &&
    sql`insert into search_messages (search_messages) values ('integrity-check')`.execute(db)

  it('finds what a reader of all texts finds, in the same order', async () => {
    await list({ search: 'fans' })
    await expectAlike()
    await requireWhole()
    if (kind === 'PostgreSQL') expect(await hasTextIndex(db)).toBe(true)
  })

  it('does so after changes, deletions, and while the index is being filled', async () => {
    const rows = await db.selectFrom('messages').select('id').orderBy('id').execute()
    const [gone, changed] = [rows.slice(0, 30), rows.slice(30, 60)].map((some) =>
      some.map(({ id }) => id),
    )
    await db
      .deleteFrom('messages')
      .where('id', 'in', gone ?? [])
      .execute()
    await db
      .deleteFrom('search_texts')
      .where('record_id', 'in', gone ?? [])
      .execute()
    await db
      .updateTable('messages')
      .set({ message_content: 'نص جديد تمامًا', version: 2 })
      .where('id', 'in', changed ?? [])
      .execute()
    expect((await list({ search: 'تماما' })).totalCount).toBe((await scan('تماما')).length)
    await expectAlike()
    await sql`insert into search_stale (collection, record_id, outdated, stamp)
      select 'messages', id, 0, 1 from messages`.execute(db)
    if (kind === 'SQLite') await sql`delete from search_messages`.execute(db)
    await expectAlike()
    await upkeepOfSearches(db).fill(() => false)
    expect(await db.selectFrom('search_stale').selectAll().execute()).toEqual([])
    await expectAlike()
    await requireWhole()
  })

  it('does so after a VACUUM', async () => {
    if (kind === 'SQLite') {
      const another = new Libsql(path.join(database.dataDir, 'site.sqlite'))
      another.exec('vacuum')
      another.close()
    } else await sql`vacuum full search_texts`.execute(db)
    await expectAlike()
    await requireWhole()
  })

  // SEARCH-7
  it('takes what is made off the list by looking it up, however long the list is', async () => {
    if (kind === 'PostgreSQL') return
    await sql`delete from search_stale`.execute(db)
    await sql`insert into search_stale (collection, record_id, outdated, stamp)
      select 'messages', id, 0, 1 from messages`.execute(db)
    const nodes: RootOperationNode[] = []
    const watched = db.withPlugin({
      transformQuery: ({ node }) => (nodes.push(node), node),
      transformResult: async ({ result }) => result,
    })
    await upkeepOfSearches(watched).fill(() => false)
    const removals = nodes.filter(({ kind: node }) => node === 'DeleteQueryNode')
    expect(removals.length).toBeGreaterThan(1)
    const file = new Libsql(path.join(database.dataDir, 'site.sqlite'), { readonly: true })
    for (const node of removals) {
      const { sql: text, parameters } = db.getExecutor().compileQuery(node, { queryId: 'read' })
      const plan = file.prepare(`explain query plan ${text}`).all(parameters)
      const steps = (plan as { detail: string }[]).map(({ detail }) => detail)
      for (const step of steps.filter((one) => one.includes('search_stale')))
        expect(step).toMatch(/collection=\? AND record_id=\?/)
    }
    file.close()
  })

  // LIST-13
  it.each(['-createdAt', 'name', 'status'])(
    'leads to all that many records are found of, counting only some, sorted by %s',
    async (sort) => {
      await refreshSearchTexts(db, store)
      for (const search of ['fans', 'ar', 'مراوح', 'visitor17', 'example.com fans', 'xyz']) {
        const whole = await all({ search, sort })
        const ids: string[] = []
        for (let pageNo = 1; ; pageNo += 1) {
          const query = { pageNo, pageSize: 7, search, sort }
          const page = await listRecords(db, store, query, 20)
          ids.push(...page.data.map(({ id }) => id))
          // 'More than' one less is true also where it is one more.
          if (page.isLeast) expect(page.totalCount).toBeLessThanOrEqual(whole.total)
          else expect(page.totalCount).toBe(whole.total)
          if (pageNo * 7 >= page.totalCount) break
          expect(pageNo > 2 || whole.total <= 20 || page.isLeast).toBe(true)
        }
        expect([search, ids]).toEqual([search, whole.ids])
        const behind = { pageNo: 90, pageSize: 7, search, sort }
        expect(await listRecords(db, store, behind, 20)).toMatchObject({
          data: [],
          totalCount: whole.total,
        })
      }
    },
  )

  // PERSON-5
  it('leaves nothing of a deleted record in the index', async () => {
    const row = { ...messageOf(999), name: 'Quetzalcoatl' }
    await db.insertInto('messages').values(row).execute()
    expect((await list({ search: 'quetzal' })).totalCount).toBeLessThanOrEqual(1)
    const tokens = async () => {
      const held =
        kind === 'SQLite'
          ? sql<{ block: Buffer | string }>`select block from search_messages_data`
          : sql<{ block: Buffer | string }>`select content as block from search_texts`
      const { rows } = await held.execute(db)
      return rows.some(({ block }) => Buffer.from(block).includes('uet'))
    }
    expect(await tokens()).toBe(true)
    await db.deleteFrom('messages').where('id', '=', row.id).execute()
    expect(await tokens()).toBe(false)
  })

  it.each(['-createdAt', 'createdAt', 'name', '-name', 'status', '-updatedAt'])(
    'has every record on one page, sorted by %s, read from either end',
    async (sort) => {
      const { ids, total } = await all({ sort }, 23)
      const whole = await all({ sort }, 100)
      expect(ids).toEqual(whole.ids)
      expect(new Set(ids).size).toBe(total)
      expect((await all({ sort: sort.startsWith('-') ? sort.slice(1) : `-${sort}` })).ids).toEqual(
        ids.toReversed(),
      )
      expect((await list({ sort, pageNo: 1_000 })).data).toEqual([])
    },
  )

  /** Reads the plans of every statement of a list. */
  async function plansOf(query: Partial<ListQuery>) {
    const nodes: RootOperationNode[] = []
    const watched = db.withPlugin({
      transformQuery: ({ node }) => (nodes.push(node), node),
      transformResult: async ({ result }) => result,
    })
    await list(query)
    await list(query, watched)
    const executor = db.getExecutor()
    const undo = new Error('undone')
    const plans: string[] = []
    const explaining = db.transaction().execute(async (transaction) => {
      // A table of some hundred rows is read whole unless that is forbidden.
      if (kind === 'PostgreSQL') {
        for (const way of query.search ? ['seqscan'] : ['seqscan', 'bitmapscan', 'sort'])
          await sql.raw(`set local enable_${way} = off`).execute(transaction)
        // So few texts are found as fast by their collection.
        await sql`drop index search_texts_version, search_texts_title`.execute(transaction)
        await sql`alter table search_texts drop constraint search_texts_key`.execute(transaction)
      }
      for (const node of nodes) {
        if (node.kind !== 'SelectQueryNode') continue
        const { sql: text, parameters } = executor.compileQuery(node, { queryId: 'explained' })
        const explain = kind === 'PostgreSQL' ? 'explain' : 'explain query plan'
        const { rows } = await transaction.executeQuery<Record<string, unknown>>({
          ...executor.compileQuery(node, { queryId: 'explained' }),
          sql: `${explain} ${text}`,
          parameters,
        })
        plans.push(rows.map((row) => String(row['detail'] ?? row['QUERY PLAN'])).join('\n'))
      }
      throw undo
    })
    await expect(explaining).rejects.toBe(undo)
    return plans.join('\n\n')
  }

  it.each([
    {},
    { pageNo: 3, pageSize: 50 },
    { sort: 'createdAt' },
    { sort: '-updatedAt' },
    { sort: 'status' },
    { status: 'open' },
    { topic: 'quotation' },
    { language: 'ar' },
    { assigneeId: 'nobody' },
    { dueDay: 'overdue' },
  ])('reads the list %j by indexes alone, in their order', async (query) => {
    const plan = await plansOf(query)
    expect(plan).not.toMatch(/SCAN messages$|Seq Scan on messages/m)
    if (!('dueDay' in query)) expect(plan).not.toMatch(/TEMP B-TREE FOR|Sort/)
  })

  it.each(['fans', 'visitor17', 'example.com fans'])(
    'searches for %j by an index',
    async (search) => {
      const plan = await plansOf({ search })
      expect(plan).toMatch(
        kind === 'SQLite'
          ? /SCAN search_messages VIRTUAL TABLE INDEX/
          : /Bitmap Index Scan on search_texts_content/,
      )
      expect(plan).not.toMatch(/SCAN (messages|search_texts)$|Seq Scan on (messages|search_texts)/m)
    },
  )
})

// SEARCH-7
it('an account that may not create the extension of PostgreSQL searches without', async () => {
  const database = await createTestDatabase('PostgreSQL', {
    async reach(url) {
      const role = `plain_${randomUUID().slice(0, 8)}`
      await onCluster(url, `create role ${role} login`)
      await onCluster(url, `grant create on schema public to ${role}`)
      return url.replace('//postgres@', `//${role}@`)
    },
  })
  const db = await database.open()
  expect(await migrate(db)).toContain('0038-search-indexes')
  expect(await hasTextIndex(db)).toBe(false)
  await db
    .insertInto('messages')
    .values({ ...messageOf(1), status: 'open', name: 'سارة النجار' })
    .execute()
  const page = { pageNo: 1, pageSize: 10, sort: '-createdAt' }
  const found = await listRecords(db, findStore('messages') as Store, { ...page, search: 'نجار' })
  expect(found.totalCount).toBe(1)
  await db.destroy()
  await database.remove()
})
