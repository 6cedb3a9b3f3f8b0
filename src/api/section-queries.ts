import type { CollectionDescription } from '#contract/collections/collection.ts'
import { type VisitorCollections, visitorCollections } from '#contract/collections/collections.ts'
import type { VisitorRecord } from '#contract/collections/visitor-record.ts'
import type { ContentCall } from '#contract/content-calls.ts'
import type { RawRecord } from './read-envelope.ts'
import { readRecord } from './read-record.ts'
import { sectionQuery } from './section-query.ts'

/** A collection that visitors read by a call of its own. */
type Section = CollectionDescription & { visitors: { call: ContentCall } }

/** Tells that a record is not ours: it has fields, but no `id`. */
const isForeign = (record: RawRecord): boolean =>
  Object.keys(record).length > 0 && !Object.hasOwn(record, 'id')

const collectionQuery = <D extends Section>(description: D) =>
  sectionQuery<VisitorRecord<D>>(
    description.visitors.call,
    (record, index) => readRecord(description, record, index),
    isForeign,
  )

/** The query of each section, by the name of its collection. */
// TypeScript does not follow a loop over keys.
export const sections = Object.fromEntries(
  Object.entries<Section>(visitorCollections).map(([name, section]) => [
    name,
    collectionQuery(section),
  ]),
) as unknown as {
  [Name in keyof VisitorCollections]: ReturnType<typeof collectionQuery<VisitorCollections[Name]>>
}

/** The sections of the home page. */
export const homeSections = Object.entries<Section>(visitorCollections)
  .filter(([, { visitors }]) => visitors.shownOn === '/')
  .map(([name]) => sections[name as keyof VisitorCollections])

/** All of them: what is restored from the store when a page starts. */
export const sectionQueries = Object.values(sections)
