import type { AccountTables } from './tables/accounts.ts'
import type { ChangeTables } from './tables/changes.ts'
import type { ContentTables } from './tables/collections.ts'
import type { LimitTables } from './tables/limits.ts'
import type { MailTables } from './tables/mails.ts'
import type { PictureTables } from './tables/pictures.ts'
import type { SubmissionTables } from './tables/submissions.ts'

/** Every table by its name, in the column values that every database knows. */
export interface Tables
  extends
    AccountTables,
    PictureTables,
    ContentTables,
    SubmissionTables,
    LimitTables,
    MailTables,
    ChangeTables {}
