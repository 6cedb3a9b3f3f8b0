import type { Branch } from '#contract/content/branch.ts'
import type { OpeningHours } from '#contract/opening-hours.ts'
import { extrasOf, idOf, numberOf, textOf, textsOf } from '../raw-values.ts'
import { isRecord, type RawRecord } from '../read-envelope.ts'

// Told by its week: an answer that was stored before there were hours has none.
const hasWeek = (value: unknown): value is OpeningHours =>
  isRecord(value) && Array.isArray(value.week)

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
    ...(hasWeek(record.openingHours) && { openingHours: record.openingHours }),
    isDefault: record.isDefault === true,
  }
}
