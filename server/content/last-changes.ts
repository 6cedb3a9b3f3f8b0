import type { CollectionDescription } from '#contract/collections/collection.ts'
import { collections } from '#contract/collections/collections.ts'
import { collectionDb } from '#server/collections/collection-db.ts'
import type { Database } from '#server/db/database.ts'

/** Of times as they are stored, which sort as texts. */
const latest = (times: readonly string[]) => times.toSorted().at(-1)

async function lastChangeOf(db: Database, table: string): Promise<string | undefined> {
  const row = await collectionDb(db)
    .selectFrom(table)
    .select((of) => of.fn.max('updated_at').as('time'))
    .executeTakeFirst()
  return row?.time ?? undefined
}

/** Times by the path of each record's page. */
async function lastChangesOfRecords(db: Database): Promise<[path: string, time: string][]> {
  const [projects, products, services, associated] = await Promise.all([
    db.selectFrom('projects').select(['slug', 'updated_at']).execute(),
    db.selectFrom('products').select(['slug', 'updated_at']).execute(),
    db.selectFrom('services').select(['id', 'slug', 'updated_at']).execute(),
    db.selectFrom('associated_services').select(['service_id', 'updated_at']).execute(),
  ])
  return [
    ...projects.map((row) => [`/projects/${row.slug}`, row.updated_at] as [string, string]),
    ...products.map((row) => [`/products/${row.slug}`, row.updated_at] as [string, string]),
    ...services.map(({ id, slug, updated_at }): [string, string] => {
      const below = associated.filter(({ service_id }) => service_id === id)
      const times = [updated_at, ...below.map((row) => row.updated_at)]
      return [`/services/${slug}`, latest(times) ?? updated_at]
    }),
  ]
}

/** The time when the content of each public page last changed, by its path: in UTC, as ISO 8601. */
export async function readLastChanges(db: Database): Promise<Map<string, string>> {
  const changes = new Map<string, string>()
  for (const { table, visitors } of Object.values<CollectionDescription>(collections)) {
    if (visitors?.shownOn === undefined) continue
    const times = [changes.get(visitors.shownOn), await lastChangeOf(db, table)]
    const time = latest(times.flatMap((known) => known ?? []))
    if (time !== undefined) changes.set(visitors.shownOn, time)
  }
  return new Map([...changes, ...(await lastChangesOfRecords(db))])
}
