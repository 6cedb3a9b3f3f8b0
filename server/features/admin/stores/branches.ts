import { branchesCollection } from '#contract/admin/branches.ts'
import type { OpeningHours } from '#contract/opening-hours.ts'
import { toTime } from '#server/db/column-values.ts'
import { flag, inBoth, json, number, order, text } from '../field-columns.ts'
import { defineStore, foldedTitle } from '../store.ts'

export const branchesStore = defineStore({
  collection: branchesCollection,
  table: 'branches',
  isPublic: true,
  columns: {
    name: inBoth('name', text),
    city: inBoth('city', text),
    countryCode: text('country_code'),
    address: inBoth('address', text),
    phones: json<string[]>('phones'),
    whatsApp: text('whats_app'),
    email: text('email'),
    mapLink: text('map_link'),
    latitude: number('latitude'),
    longitude: number('longitude'),
    openingHours: json<OpeningHours>('opening_hours'),
    isDefault: flag('is_default'),
    order: order(),
  },
  shown: {},
  search: ['name', 'city', 'address', 'email'],
  sorts: { order: 'sort_order', name: foldedTitle, updatedAt: 'updated_at' },
  filters: {},
  // One branch is the default (decisions 6): the last that was made so.
  async settle(transaction, written) {
    if (written['is_default'] !== 1) return []
    const rows = await transaction
      .updateTable('branches')
      .set((expression) => ({
        is_default: 0,
        version: expression('version', '+', 1),
        updated_at: toTime(new Date()),
      }))
      .where('is_default', '=', 1)
      .where('id', '!=', written.id)
      .returningAll()
      .execute()
    return rows.map((after) => ({ before: { ...after, is_default: 1 }, after }))
  },
})
