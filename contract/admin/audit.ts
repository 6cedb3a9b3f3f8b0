import { z } from 'zod/mini'
import { defineEndpoint, everyone } from '../endpoint.ts'
import { dataOf, noQuery, pageOf, pageQuery, wholeNumberText } from '../envelopes.ts'
import { deviceSchema } from '../device.ts'
import { factorKinds } from '../factor-kinds.ts'
import { accountPermissions, mayRead } from '../roles.ts'
import { localizedText } from '../localized.ts'
import { pictureSchema } from '../picture-schema.ts'
import { dataSheetSchema } from './data-sheets.ts'

/** `restore` brought a deleted record back, `revert` an earlier state of one. */
export const auditActions = ['create', 'save', 'remove', 'restore', 'reorder', 'revert'] as const

export type AuditAction = (typeof auditActions)[number]

/**
 * Actions in the trail that change no record (AUDIT-4). Each names the account that did it; `signInFailed` and
 * `codeFailed` name the account that was tried, `factorsReset` is an owner's, and
 * `replied` and `noteRemoved` name the record of the reply or the note. `retentionErased` is nobody's: the server does it
 * (PERSON-10).
 */
export const accessActions = [
  'signIn',
  'signInFailed',
  'codeFailed',
  'signOut',
  'sessionEnded',
  'passwordChanged',
  'factorAdded',
  'factorRemoved',
  'factorsReset',
  'recoveryCodesMade',
  'download',
  'export',
  'replied',
  'noteRemoved',
  'personExported',
  'personErased',
  'keptLonger',
  'keptNoLonger',
  'retentionErased',
] as const

export type AccessAction = (typeof accessActions)[number]

/** The factors that an entry tells of. */
export const factorDetails = [...factorKinds, 'recoveryCode'] as const

export type FactorDetail = (typeof factorDetails)[number]

/** The ways in which a list leaves the back office. */
export const exportFormats = ['excel', 'pdf', 'print'] as const

const fields = z.nullable(z.record(z.string(), z.unknown()))

/** The author, time and record of an entry. */
const entryHead = {
  id: z.string(),
  /** The time of the last, where it is more than one. */
  at: z.string(),
  /** Empty, as is the address, where the account is not known. */
  userId: z.string(),
  /** As it was then. */
  userEmail: z.string(),
  /** A collection's name, or `accounts`, `sessions`, `files`, `persons`, `audit-log`. */
  collection: z.string(),
  /** Null for a change of the whole collection, its order. */
  recordId: z.nullable(z.string()),
  /** The record's first text, as of this change or else of now; empty for the whole collection. */
  title: localizedText,
}

/** One change: its author, its content and its time. */
export const auditEntrySchema = z.object({
  ...entryHead,
  action: z.enum(auditActions),
  /** The fields that changed as they were, all of a record that went; null where it was not there. */
  before: fields,
  after: fields,
  /** The pictures that these fields name, by their ids; those that are gone are left out. */
  pictures: z.record(z.string(), pictureSchema),
  /** The data sheets that they name, by their files. */
  dataSheets: z.record(z.string(), dataSheetSchema),
  /** True when `revertChange` can bring back the earlier state: for a save whose record is there. */
  canRevert: z.boolean(),
  /** True when the collection's `restore` can bring the record back: it was deleted and still is. */
  canRestore: z.boolean(),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>

// Each entry is shown, and taken back, by whoever may do so with the collection that it is of.
const described = { access: 'session', timeout: 15_000, allows: everyone } as const

/** The audit trail, the latest change first. */
export const listAudit = defineEndpoint({
  ...described,
  id: 'audit.list',
  method: 'GET',
  path: '/Admin/audit',
  summary: 'Who changed what, and when; the latest first',
  query: z.strictObject({
    ...pageQuery.shape,
    collection: z.optional(z.string().check(z.maxLength(64))),
    recordId: z.optional(z.uuid()),
    userId: z.optional(z.uuid()),
    action: z.optional(z.enum(auditActions)),
  }),
  output: pageOf(auditEntrySchema),
})

/**
 * Gives a record all fields that it had before one change, the later changes of it undone as well. A deleted
 * record is brought back by the `restore` of its collection.
 */
export const revertChange = defineEndpoint({
  ...described,
  id: 'audit.revert',
  method: 'POST',
  path: '/Admin/audit/:id/restore',
  summary: 'Brings back the state of a record before one change',
  ifMatch: 'the version of the record',
  query: noQuery,
  output: dataOf(
    z.looseObject({ id: z.string(), version: z.int() }).register(z.globalRegistry, {
      description: 'the record, as its collection has it',
    }),
  ),
})

const accessDetails = z.object({
  ...deviceSchema.shape,
  /** Shortened; empty where it is not known. */
  network: z.string(),
  /** The name of the file that was downloaded; empty for the others. */
  file: z.string(),
  /** Of an export of a list. */
  format: z.nullable(z.enum(exportFormats)),
  rows: z.nullable(z.int()),
  /** That was added or removed, or by which somebody signed in beside or in place of the password. */
  factor: z.nullable(z.enum(factorDetails)),
  /** The day until which a record is kept longer; empty for no end. */
  until: z.optional(z.nullable(z.string())),
})
export type AccessDetails = z.infer<typeof accessDetails>

const logEntrySchema = z.object({
  ...entryHead,
  action: z.enum([...auditActions, ...accessActions]),
  /** How often it happened alike within its hour. */
  count: z.int(),
  /** Null for a change. */
  details: z.nullable(accessDetails),
})
export type LogEntry = z.infer<typeof logEntrySchema>

/** The periods by which the log is narrowed, in days. */
export const logPeriods = ['1', '7', '30', '90'] as const

/** The query of the log; the address of its page has the same. */
export const logQuerySchema = z.strictObject({
  ...pageQuery.shape,
  collection: z.optional(z.string().check(z.maxLength(64))),
  userId: z.optional(z.uuid()),
  action: z.optional(z.enum([...auditActions, ...accessActions])),
  /** Only entries of the last days. */
  days: z.optional(wholeNumberText(1, 3660)),
})

/** All that the trail tells, for those who may read the accounts (AUDIT-6). */
export const listAuditLog = defineEndpoint({
  access: 'session',
  timeout: 15_000,
  allows: (held) => mayRead(held, accountPermissions),
  id: 'audit-log.list',
  method: 'GET',
  path: '/Admin/audit-log',
  summary: 'Changes, sign-ins, downloads and exports, the latest first',
  query: logQuerySchema,
  output: pageOf(logEntrySchema),
})

/** Tells of an export that the page makes of rows that it has read (AUDIT-8). */
export const tellExport = defineEndpoint({
  access: 'session',
  timeout: 15_000,
  allows: everyone,
  id: 'exports.tell',
  method: 'POST',
  path: '/Admin/exports',
  summary: 'Notes in the audit trail that a list was exported or printed',
  query: noQuery,
  body: z.strictObject({
    collection: z.string().check(z.maxLength(64)),
    format: z.enum(exportFormats),
    rows: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  }),
  output: dataOf(z.null()),
})
