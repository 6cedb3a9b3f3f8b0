import { z } from 'zod/mini'
import { defineEndpoint, everyone } from '../endpoint.ts'
import { dataOf } from '../envelopes.ts'
import { inEachLanguage } from '../locale.ts'
import { pagePatterns } from '../page-pattern.ts'
import { connections, vitalNames } from '../visit-measures.ts'
import { auditEntrySchema } from './audit.ts'
import { backupStateSchema } from './backup-state.ts'
import { submittedCollections } from './submitted-collections.ts'

/** The periods that the dashboard's charts may show, in days. */
export const dashboardPeriods = ['30', '90'] as const

/** The submissions of one collection. */
const submissionsSchema = z.object({
  collection: z.enum(submittedCollections),
  /** Every day of the period, the first first and today last, in UTC. */
  perDay: z.array(z.object({ day: z.string(), count: z.int() })),
})

/** A record that somebody should look at. */
const neededSchema = z.object({
  collection: z.enum(submittedCollections),
  id: z.string(),
  /** The sender's name, in any language. */
  name: z.string(),
  createdAt: z.string(),
  /** `yyyy-mm-dd`; empty for none. */
  dueDay: z.string(),
  /** The name of whose work it is; empty for nobody. */
  assignee: z.string(),
})
export type Needed = z.infer<typeof neededSchema>

/** The most urgent of such records, and how many there are of each collection. */
const needSchema = z.object({
  first: z.array(neededSchema),
  counts: z.array(z.object({ collection: z.enum(submittedCollections), count: z.int() })),
})
export type Need = z.infer<typeof needSchema>

/** Over all records of a collection: its localized fields that are filled at all, and how many are in each language. */
const completenessSchema = z.object({
  collection: z.string(),
  total: z.int(),
  filled: z.object(inEachLanguage(() => z.int())),
})

/** A paper, of a vendor not refused, that is past its expiry day or comes to it within 30 days (RECORD-27). */
const expiringDocumentSchema = z.object({
  vendorId: z.string(),
  nameAr: z.string(),
  nameEn: z.string(),
  type: z.string(),
  number: z.string(),
  /** `yyyy-mm-dd`. */
  expiryDate: z.string(),
  /** Whole days from today: 0 today, negative when past. */
  daysLeft: z.int(),
})

/** Histograms of visits in short: the value that three of four visits stay within; null where there is none. */
const p75Schema = z.nullable(z.number())
const vitalsSchema = z.object({ lcp: p75Schema, inp: p75Schema, cls: p75Schema, ttfb: p75Schema })

/** The speed of the pages for the visitors who were measured (SEEN-8). */
const speedSchema = z.object({
  visits: z.int(),
  vitals: z.array(
    z.object({
      name: z.enum(vitalNames),
      p75: p75Schema,
      /** Visits within the bounds of good, between them and those of poor, and beyond. */
      good: z.int(),
      middle: z.int(),
      poor: z.int(),
    }),
  ),
  /** Those that were visited most first. */
  pages: z.array(z.object({ page: z.enum(pagePatterns), visits: z.int(), p75: vitalsSchema })),
  connections: z.array(
    z.object({ connection: z.enum(connections), visits: z.int(), p75: vitalsSchema }),
  ),
  sectionErrors: z.int(),
  offlineVisits: z.int(),
  /** Forms that waited on a device; `p75` in seconds. */
  outboxWaits: z.object({ count: z.int(), p75: p75Schema }),
})
export type Speed = z.infer<typeof speedSchema>

export const dashboardSchema = z.object({
  /** The lists of what needs the person today (WORK-5), of those collections that their roles read. */
  needs: z.object({
    /** Assigned to them and not finished. */
    mine: needSchema,
    /** Past its day and not finished, whosever it is. */
    overdue: needSchema,
    /** Those that nobody has looked at. */
    fresh: needSchema,
  }),
  /** For owners: what is erased within 30 days, and the first day of those; null where nothing is (PERSON-9). */
  retention: z._default(z.nullable(z.object({ count: z.int(), firstDay: z.string() })), null),
  submissions: z.array(submissionsSchema),
  completeness: z.array(completenessSchema),
  /** The soonest first, 50 at the most; `expiringCount` is how many there are. */
  expiring: z.array(expiringDocumentSchema),
  expiringCount: z.int(),
  /** For those who may read the accounts; null where none waits for longer than a day (ADMIN-13). */
  overdueMails: z.nullable(
    z.object({
      count: z.int(),
      /** When the oldest of them was written. */
      since: z.string(),
      /** Why its last try failed: the code of an error, such as `ECONNECTION`. */
      fault: z.string(),
    }),
  ),
  /** For those who may read the accounts. */
  backup: z._default(z.nullable(backupStateSchema), null),
  /** For those who may read content; null for the others, and where no visit was measured. */
  speed: z._default(z.nullable(speedSchema), null),
  /** The latest changes, 20 at the most. */
  activity: z.array(auditEntrySchema),
})
export type Dashboard = z.infer<typeof dashboardSchema>

/** All that `/admin/` shows (ADMIN-7). */
export const readDashboard = defineEndpoint({
  id: 'dashboard.read',
  method: 'GET',
  path: '/Admin/dashboard',
  access: 'session',
  allows: everyone,
  summary:
    'What needs the user, what came in, what is not translated, what expires and what changed',
  timeout: 15_000,
  query: z.strictObject({ days: z._default(z.enum(dashboardPeriods), '30') }),
  output: dataOf(dashboardSchema),
})
