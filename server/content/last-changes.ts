import type { Database } from '#server/db/database.ts'

/** The tables whose records each page shows; of the other pages no change is told. */
const shownOn = {
  '/': [
    'frames',
    'abouts',
    'drivers',
    'numbers',
    'home_tabs',
    'home_cards',
    'clients',
    'certificates',
  ],
  '/projects': ['projects'],
  '/services': ['services', 'associated_services'],
  '/products': ['products'],
  '/Careers': ['jobs'],
  '/contact-us': ['branches'],
} as const

type Shown = (typeof shownOn)[keyof typeof shownOn][number]

/** Of times as they are stored, which sort as texts. */
const latest = (times: readonly string[]) => times.toSorted().at(-1)

async function lastChangeOf(db: Database, tables: readonly Shown[]): Promise<string | undefined> {
  const times = await Promise.all(
    tables.map((table) =>
      db
        .selectFrom(table)
        .select((of) => of.fn.max('updated_at').as('time'))
        .executeTakeFirst(),
    ),
  )
  return latest(times.flatMap((row) => row?.time ?? []))
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

/** When what each public page shows was last changed, by its path: in UTC, as ISO 8601. */
export async function readLastChanges(db: Database): Promise<Map<string, string>> {
  const pages = await Promise.all(
    Object.entries(shownOn).map(async ([path, tables]) => {
      const time = await lastChangeOf(db, tables)
      return time === undefined ? [] : [[path, time] as [string, string]]
    }),
  )
  return new Map([...pages.flat(), ...(await lastChangesOfRecords(db))])
}
