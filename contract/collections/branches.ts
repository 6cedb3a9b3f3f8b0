import { contentCalls } from '../content-calls.ts'
import { describeCollection, ordered } from './collection.ts'
import type { VisitorRecord } from './visitor-record.ts'

/**
 * The company's branches; making one the default takes that from the others (RECORD-19). The current one is the
 * default until a visitor chooses (BRANCH-1).
 */
export const branches = describeCollection({
  name: 'branches',
  table: 'branches',
  title: 'name',
  fields: {
    name: { kind: 'name', searched: true },
    city: { kind: 'shortText', searched: true },
    address: { kind: 'shortText', searched: true },
    countryCode: { kind: 'country' },
    order: { kind: 'order' },
    isDefault: { kind: 'flag' },
    phones: { kind: 'phones' },
    whatsApp: { kind: 'whatsApp' },
    email: { kind: 'email', searched: true },
    /** Left out by servers of before branches had their own; then they are the usual ones. */
    openingHours: { kind: 'openingHours' },
    latitude: { kind: 'degrees', maximum: 90 },
    longitude: { kind: 'degrees', maximum: 180 },
    mapLink: { kind: 'link' },
  },
  abilities: ordered,
  screens: { path: 'settings', editing: 'dialog', partOf: 'settings' },
  sorts: ['order', 'name', 'updatedAt'],
  visitors: {
    call: contentCalls.GetAllBranches,
    shownOn: '/contact-us',
    summary: 'The branches, the default one first',
    first: 'isDefault',
  },
})
export type Branch = VisitorRecord<typeof branches>
