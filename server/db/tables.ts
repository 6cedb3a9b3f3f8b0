import type { AccountTables } from './tables/accounts.ts'
import type { BackupTables } from './tables/backups.ts'
import type { ChangeTables } from './tables/changes.ts'
import type { CompanyProfileTables } from './tables/company-profiles.ts'
import type { ContentTables } from './tables/collections.ts'
import type { FactorTables } from './tables/factors.ts'
import type { FileTables } from './tables/files.ts'
import type { LimitTables } from './tables/limits.ts'
import type { MailTables } from './tables/mails.ts'
import type { PictureTables } from './tables/pictures.ts'
import type { PushTables } from './tables/push.ts'
import type { RetentionTables } from './tables/retention.ts'
import type { SubmissionTables } from './tables/submissions.ts'
import type { SubscriptionTables } from './tables/subscriptions.ts'
import type { VisitTables } from './tables/visits.ts'
import type { WorkTables } from './tables/work.ts'

/** Every table by its name, in the column values that every database knows. */
export interface Tables
  extends
    AccountTables,
    BackupTables,
    CompanyProfileTables,
    FactorTables,
    FileTables,
    PictureTables,
    ContentTables,
    SubmissionTables,
    LimitTables,
    MailTables,
    PushTables,
    RetentionTables,
    SubscriptionTables,
    VisitTables,
    WorkTables,
    ChangeTables {}
