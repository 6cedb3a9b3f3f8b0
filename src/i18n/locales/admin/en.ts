import { collectionNames } from '../collection-names.ts'
import accounts from './accounts.en.json'
import collections from './collections.en.json'
import dashboard from './dashboard.en.json'
import drafts from './drafts.en.json'
import exports from './exports.en.json'
import fields from './fields.en.json'
import health from './health.en.json'
import layout from './layout.en.json'

export const texts = {
  accounts,
  collections: { ...collections, of: collectionNames.en },
  dashboard,
  drafts,
  exports,
  fields,
  health,
  layout,
}
