import type { Branch } from '#contract/content/branch.ts'
import { extrasOf, idOf, numberOf, textOf, textsOf } from '../raw-values.ts'
import type { RawRecord } from '../read-envelope.ts'

/** A branch (decisions 6; spec section 3, Current branch). */
export function readBranch(record: RawRecord, index: number): Branch {
  return {
    ...extrasOf(record),
    id: idOf(record, index),
    name: textOf(record, 'name'),
    city: textOf(record, 'city'),
    countryCode: textOf(record, 'countryCode'),
    address: textOf(record, 'address'),
    phones: textsOf(record.phones),
    whatsApp: textOf(record, 'whatsApp'),
    email: textOf(record, 'email'),
    mapLink: textOf(record, 'mapLink'),
    latitude: numberOf(record, 'latitude'),
    longitude: numberOf(record, 'longitude'),
    isDefault: record.isDefault === true,
  }
}
