import { staffCollections } from '#contract/admin/collections.ts'
import { inEachLanguage } from '#contract/locale.ts'
import { ApiError } from '#server/http/api-error.ts'
import { defineStore } from '../store.ts'
import { titleColumns, titleOf } from '#server/collections/titles.ts'

export const associatedServicesStore = defineStore(staffCollections.associatedServices, {
  async link(db, rows) {
    if (rows.length === 0) return []
    const services = await db
      .selectFrom('services')
      .select(['id', ...titleColumns])
      .where(
        'id',
        'in',
        rows.map((row) => String(row['service_id'])),
      )
      .execute()
    return rows.map((row) => {
      const service = services.find(({ id }) => id === row['service_id'])
      return { serviceTitle: service ? titleOf(service) : inEachLanguage(() => '') }
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
