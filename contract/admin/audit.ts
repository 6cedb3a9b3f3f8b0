import { z } from 'zod/mini'
import { defineEndpoint, everyone } from '../endpoint.ts'
import { dataOf, noQuery, pageOf, pageQuery } from '../envelopes.ts'
import { localizedText } from '../localized.ts'
import { pictureSchema } from '../picture-schema.ts'
import { dataSheetSchema } from './data-sheets.ts'

/** `restore` brought a deleted record back, `revert` an earlier state of one. */
export const auditActions = ['create', 'save', 'remove', 'restore', 'reorder', 'revert'] as const

export type AuditAction = (typeof auditActions)[number]

const fields = z.nullable(z.record(z.string(), z.unknown()))

/** One change: its author, its content and its time. */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  userId: z.string(),
  /** As it was then. */
  userEmail: z.string(),
  collection: z.string(),
  /** Null for a change of the whole collection, its order. */
  recordId: z.nullable(z.string()),
  action: z.enum(auditActions),
  /** The record's first text, as of this change or else of now; empty for the whole collection. */
  title: localizedText,
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
