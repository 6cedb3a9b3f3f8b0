import { personPermissions } from '../roles.ts'
import { describeCollection, single } from './collection.ts'

/** Months that anything may be kept; 0 stands for until somebody deletes it. */
const months = { kind: 'count', maximum: 120 } as const

/** How long what visitors send is kept (PERSON-7); a single record, and while there is none nothing is erased by itself. */
export const retention = describeCollection({
  name: 'retention',
  table: 'retention',
  fields: {
    /** From the day on which it came. */
    messageMonths: months,
    /** For those that are not decided the period begins with the day on which they came. */
    openApplicationMonths: months,
    /** From the day of the refusal. */
    refusedApplicationMonths: months,
    /** From the day on which the person was hired. */
    hiredApplicationMonths: months,
    /** As those of applications. Approved vendors are kept. */
    openVendorMonths: months,
    refusedVendorMonths: months,
  },
  ...personPermissions,
  abilities: single,
  screens: { path: 'retention', editing: 'page' },
  sorts: ['createdAt'],
  // Visitors read it in the notices of the settings.
  visitors: {},
})
export type RetentionField = keyof (typeof retention)['fields']
