import type { Dashboard } from '#contract/admin/dashboard.ts'
import {
  accountPermissions,
  mayRead,
  mayWrite,
  personPermissions,
  visitPermissions,
} from '#contract/roles.ts'
import { readBackupState } from '#server/backup/backup-record.ts'
import { timeNow } from '#server/time/clock.ts'
import type { Database } from '#server/db/database.ts'
import type { Session } from '#server/http/session-of.ts'
import { readOverdueMails } from '#server/mail/mail-queue.ts'
import { readSpeed } from '#server/visits/read-speed.ts'
import { countDue } from '#server/submissions/find-due.ts'
import { readChanges } from '../audit-trail/list-audit.ts'
import { readableCollections } from '../readable-collections.ts'
import { dayOf, daysUntil } from '#contract/calendar-days.ts'
import { contentCompleteness } from './content-completeness.ts'
import { countSubmissions } from './count-submissions.ts'
import { expiringDocuments } from './expiring-documents.ts'
import { readNeeds } from './needs.ts'

/** Changes that a dashboard can show. */
const latest = 20

/** Reads the figures of the dashboard (ADMIN-7), of those collections that the roles may read (ROLE-4). @param period days, today included */
export async function readDashboard(
  db: Database,
  { userId, roles: held }: Session,
  period: number,
): Promise<Dashboard> {
  const readable = readableCollections(held)
  const today = dayOf(new Date(timeNow()))
  return {
    needs: await readNeeds(db, userId, readable),
    retention: mayWrite(held, personPermissions) ? await countDue(db, today) : null,
    submissions: await countSubmissions(db, daysUntil(today, period), readable),
    completeness: await contentCompleteness(db, readable),
    ...(readable.includes('vendors')
      ? await expiringDocuments(db, today)
      : { expiring: [], expiringCount: 0 }),
    overdueMails: mayRead(held, accountPermissions) ? await readOverdueMails(db) : null,
    backup: mayRead(held, accountPermissions) ? await readBackupState(db) : null,
    speed: mayRead(held, visitPermissions) ? await readSpeed(db, today, period) : null,
    activity: await readChanges(db, held, { pageNo: 1, pageSize: latest }),
  }
}
