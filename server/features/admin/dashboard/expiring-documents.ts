import type { Dashboard } from '#contract/admin/dashboard.ts'
import { type Count, fromCount } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import { dayAfter, daysBetween } from '#contract/calendar-days.ts'

/** Days ahead at which a paper is worth a warning (ADMIN-7). */
const warning = 30
/** Papers that a dashboard can show. */
const most = 50

/** Papers of vendors that were not refused, past their expiry day or near it; the soonest first. @param today `yyyy-mm-dd` */
export async function expiringDocuments(
  db: Database,
  today: string,
): Promise<Pick<Dashboard, 'expiring' | 'expiringCount'>> {
  const found = db
    .selectFrom('vendor_documents')
    .innerJoin('vendors', 'vendors.id', 'vendor_documents.vendor_id')
    .where('vendor_documents.expiry_date', '<=', dayAfter(today, warning))
    .where('vendors.status', '!=', 'refused')
  const rows = await found
    .select(['vendors.id as vendorId', 'vendors.name_ar as nameAr', 'vendors.name_en as nameEn'])
    .select(['vendor_documents.type', 'vendor_documents.number'])
    .select((expression) =>
      expression.ref('vendor_documents.expiry_date').$notNull().as('expiryDate'),
    )
    .orderBy('vendor_documents.expiry_date')
    .orderBy('vendor_documents.id')
    .limit(most)
    .execute()
  const { count } = await found
    .select((expression) => expression.fn.countAll<Count>().as('count'))
    .executeTakeFirstOrThrow()
  return {
    expiring: rows.map((row) => ({ ...row, daysLeft: daysBetween(today, row.expiryDate) })),
    expiringCount: fromCount(count),
  }
}
