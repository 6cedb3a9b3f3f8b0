import type { SubmittedCollection } from '#contract/admin/submitted-collections.ts'
import { associatedServices } from '#contract/collections/associated-services.ts'
import type { AddedDescription, CollectionDescription } from '#contract/collections/collection.ts'
import { productLink, productName, serviceLink } from '#contract/collections/record-links.ts'
import type { Collections } from '#contract/collections/collections.ts'
import { mediaBase } from '#contract/picture.ts'
import type { Database } from '#server/db/database.ts'
import { noticeOf, readRetention } from '#server/retention/notices.ts'
import type { Language } from '#contract/locale.ts'
import { collectionDb, type Row } from './collection-db.ts'
import { namedBy, naming } from './named-records.ts'

type Records = Record<string, unknown>[]

/** Turns rows of a collection into records as visitors get them. */
type Present = (description: CollectionDescription, rows: Row[]) => Promise<Records>

/** Finds the fields that the server adds to some rows, for each in turn. */
type Add = (db: Database, rows: Row[], present: Present, language: Language) => Promise<Records>

/** The names of the collections whose descriptions say that something is added. */
type WithAdded = {
  [Name in keyof Collections]: Collections[Name] extends {
    visitors: { added: Record<string, AddedDescription> }
  }
    ? Collections[Name]['name']
    : never
}[keyof Collections]

const adders: Record<WithAdded, Add> = {
  // Readers of before localization look for both titles (HERO-2).
  frames: async (_db, rows) =>
    rows.map((row) => ({ nameAr: row['title_ar'], nameEn: row['title_en'] })),

  async projects(db, rows, present) {
    const products = await namedBy(db, rows, 'productIds', productLink, present)
    const services = await namedBy(db, rows, 'serviceIds', serviceLink, present)
    return rows.map((_row, index) => ({ products: products[index], services: services[index] }))
  },

  async certificates(db, rows, present) {
    const products = await namedBy(db, rows, 'productIds', productName, present)
    return rows.map((_row, index) => ({ products: products[index] }))
  },

  async products(db, rows, present) {
    const projects = await naming(db, rows, 'productIds', present)
    return rows.map((_row, index) => ({ projects: projects[index] }))
  },

  async services(db, rows, present) {
    const projects = await naming(db, rows, 'serviceIds', present)
    const below = await collectionDb(db)
      .selectFrom('associated_services')
      .selectAll()
      .$castTo<Row>()
      .orderBy('sort_order')
      .orderBy('id')
      .execute()
    const records = await present(associatedServices, below)
    return rows.map(({ id }, place) => ({
      associated: records.filter((_record, index) => below[index]?.['service_id'] === id),
      projects: projects[place],
    }))
  },

  async settings(db, rows, _present, language) {
    const periods = await readRetention(db)
    const notice = (collection: SubmittedCollection) =>
      periods ? noticeOf(collection, language, periods) : ''
    const profile = await readProfileFile(db, language)
    return rows.map(() => ({
      messageNotice: notice('messages'),
      applicationNotice: notice('associated-jobs'),
      vendorNotice: notice('vendors'),
      profileUrl: profile ? `${mediaBase}/${profile.file}` : '',
      profileMadeAt: profile?.made_at ?? '',
      profileSize: profile?.size ?? 0,
    }))
  },
}

/** The latest company profile in a language (PROFILE-4). */
function readProfileFile(db: Database, language: Language) {
  return db
    .selectFrom('company_profiles')
    .select(['file', 'made_at', 'size'])
    .where('language', '=', language)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The fields that the server adds to each of some rows. */
export async function addedTo(
  db: Database,
  { name, visitors }: CollectionDescription,
  rows: Row[],
  present: Present,
  language: Language,
): Promise<Records> {
  // A link to a record has its name, but nothing is added to it.
  const added = visitors?.added === undefined ? undefined : name
  const add = Object.entries(adders).find(([collection]) => collection === added)?.[1]
  return add ? add(db, rows, present, language) : rows.map(() => ({}))
}
