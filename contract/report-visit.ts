import { z } from 'zod/mini'
import { reportVisitCall } from './calls.ts'
import { defineEndpoint, type BodyOf } from './endpoint.ts'
import { noQuery, nothing } from './envelopes.ts'
import { pagePatterns } from './page-pattern.ts'
import { connections, visitLimits } from './visit-measures.ts'

const milliseconds = z.optional(z.number().check(z.gte(0), z.lte(visitLimits.milliseconds)))
const count = z._default(z.int().check(z.gte(0), z.lte(visitLimits.count)), 0)

/** The measures of a visit. Nothing in them tells whose it was (SEEN-7). */
export const reportVisit = defineEndpoint({
  ...reportVisitCall,
  summary: 'Takes how fast a page was for a visitor, and what failed',
  query: noQuery,
  body: z.strictObject({
    /** The page that the visit began with. */
    page: z.enum(pagePatterns),
    connection: z.enum(connections),
    /** A report after the first holds none. */
    vitals: z.optional(
      z.strictObject({
        lcp: milliseconds,
        inp: milliseconds,
        cls: z.optional(z.number().check(z.gte(0), z.lte(visitLimits.cls))),
        ttfb: milliseconds,
      }),
    ),
    sectionErrors: count,
    /** Visits without a connection that this device has had since its last report. */
    offlineVisits: count,
    /** Seconds that forms waited on the device before they were sent. */
    outboxWaits: z._default(
      z
        .array(z.number().check(z.gte(0), z.lte(visitLimits.wait)))
        .check(z.maxLength(visitLimits.waits)),
      [],
    ),
  }),
  output: nothing,
})
export type VisitReport = BodyOf<typeof reportVisit>
