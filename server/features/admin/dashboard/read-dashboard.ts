import type { Dashboard } from '#contract/admin/dashboard.ts'
import type { Database } from '#server/db/database.ts'
import { listAudit } from '../audit-trail/list-audit.ts'
import { dayOf, daysUntil } from './calendar-days.ts'
import { contentCompleteness } from './content-completeness.ts'
import { countSubmissions } from './count-submissions.ts'
import { expiringDocuments } from './expiring-documents.ts'

/** Changes that a dashboard can show. */
const latest = 20

/** All that the dashboard shows (ADMIN-7). @param period days, today included */
export async function readDashboard(db: Database, period: number): Promise<Dashboard> {
  const today = dayOf(new Date())
  const activity = await listAudit(db, { pageNo: 1, pageSize: latest })
  return {
    submissions: await countSubmissions(db, daysUntil(today, period)),
    completeness: await contentCompleteness(db),
    ...(await expiringDocuments(db, today)),
    activity: activity.data,
  }
}
