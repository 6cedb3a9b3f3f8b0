import { collectionNames } from '../collection-names.ts'
import accounts from './accounts.ar.json'
import collections from './collections.ar.json'
import dashboard from './dashboard.ar.json'
import drafts from './drafts.ar.json'
import exports from './exports.ar.json'
import fields from './fields.ar.json'
import health from './health.ar.json'
import layout from './layout.ar.json'

export const texts = {
  accounts,
  collections: { ...collections, of: collectionNames.ar },
  dashboard,
  drafts,
  exports,
  fields,
  health,
  layout,
}
