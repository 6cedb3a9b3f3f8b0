import { associatedServicesCollection } from '#contract/admin/associated-services.ts'
import { ApiError } from '#server/http/api-error.ts'
import { inBoth, order, text } from '../field-columns.ts'
import { defineStore, foldedTitle } from '../store.ts'

export const associatedServicesStore = defineStore({
  collection: associatedServicesCollection,
  table: 'associated_services',
  isPublic: true,
  columns: {
    serviceId: text('service_id'),
    title: inBoth('title', text),
    description: inBoth('description', text),
    order: order(),
  },
  shown: {},
  search: ['title', 'description'],
  sorts: { order: 'sort_order', title: foldedTitle, updatedAt: 'updated_at' },
  filters: { serviceId: 'service_id' },
  async link(db, rows) {
    if (rows.length === 0) return []
    const services = await db
      .selectFrom('services')
      .select(['id', 'title_ar', 'title_en'])
      .where(
        'id',
        'in',
        rows.map((row) => String(row['service_id'])),
      )
      .execute()
    return rows.map((row) => {
      const service = services.find(({ id }) => id === row['service_id'])
      return { serviceTitle: { ar: service?.title_ar ?? '', en: service?.title_en ?? '' } }
    })
  },
  // Its service may have been deleted meanwhile.
  async complete(transaction, columns) {
    const service = await transaction
      .selectFrom('services')
      .select('id')
      .where('id', '=', String(columns['service_id']))
      .executeTakeFirst()
    if (!service) throw new ApiError('invalid_input', { serviceId: ['service.unknown'] })
    return columns
  },
})
