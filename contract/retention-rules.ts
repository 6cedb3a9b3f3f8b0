import type { SubmittedCollection } from './admin/submitted-collections.ts'
import type { RetentionField } from './collections/retention.ts'
import { applicationStages, messageStatuses, vendorStatuses } from './content-values.ts'

/** Days for which everything is listed before it is erased (PERSON-9). */
export const noticeDays = 30

/** The records that one period is for. */
export interface RetentionRule {
  field: RetentionField
  collection: SubmittedCollection
  states: readonly string[]
  /** The period begins on the day on which it came, or got its state. */
  since: 'received' | 'state'
}

const without = (states: readonly string[], ...others: string[]) =>
  states.filter((state) => !others.includes(state))

/** Which period is for which records (PERSON-8); those of no rule are kept. */
export const retentionRules: readonly RetentionRule[] = [
  { field: 'messageMonths', collection: 'messages', states: messageStatuses, since: 'received' },
  {
    field: 'openApplicationMonths',
    collection: 'associated-jobs',
    states: without(applicationStages, 'refused', 'hired'),
    since: 'received',
  },
  {
    field: 'refusedApplicationMonths',
    collection: 'associated-jobs',
    states: ['refused'],
    since: 'state',
  },
  {
    field: 'hiredApplicationMonths',
    collection: 'associated-jobs',
    states: ['hired'],
    since: 'state',
  },
  {
    field: 'openVendorMonths',
    collection: 'vendors',
    states: without(vendorStatuses, 'approved', 'refused'),
    since: 'received',
  },
  { field: 'refusedVendorMonths', collection: 'vendors', states: ['refused'], since: 'state' },
]
