import { z } from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataOf } from '../envelopes.ts'
import { healthPermissions, mayRead } from '../roles.ts'
import { backupStateSchema } from './backup-state.ts'

/** The kinds of faults that a server counts; each has its words in the back office. */
export const faultKinds = [
  'request',
  'page',
  'database',
  'readiness',
  'upkeep',
  'mail',
  'afterAnswer',
] as const
export type FaultKind = (typeof faultKinds)[number]

/** The urgency of a part of the report. */
export const healthStates = ['good', 'attention', 'bad'] as const
export type HealthState = (typeof healthStates)[number]

const stateSchema = z.enum(healthStates)

/** The messages that all processes of the site have yet to send. */
const queueSchema = z.object({
  state: stateSchema,
  waiting: z.int(),
  /** When the oldest of them was written; null where none waits. */
  oldestAt: z.nullable(z.string()),
  /** Those of them that have been tried in vain. */
  failing: z.int(),
  /** Why the last try of the oldest failing one failed: the code of an error, such as `ECONNECTION`; else empty. */
  fault: z.string(),
})
export type QueueHealth = z.infer<typeof queueSchema>

export const healthSchema = z.object({
  versions: z.object({
    app: z.string(),
    /** Names the sources that the server was built from; empty in development. */
    build: z.string(),
    node: z.string(),
    engine: z.enum(['sqlite', 'postgresql']),
    engineVersion: z.string(),
    /** The last migration that the database has been through. */
    schema: z.string(),
  }),
  /** Of the process that answers. */
  startedAt: z.string(),
  database: z.object({
    state: stateSchema,
    /** Milliseconds that a question took. */
    duration: z.number(),
    bytes: z.int(),
  }),
  disk: z.object({
    state: stateSchema,
    freeBytes: z.int(),
    /** Uploads leave so many bytes free. */
    floorBytes: z.int(),
  }),
  mail: queueSchema,
  push: queueSchema,
  backup: z.object({ state: stateSchema, ...backupStateSchema.shape }),
  /** The faults of the process that answers since its start, the latest first. */
  faults: z.array(
    z.object({
      kind: z.enum(faultKinds),
      count: z.int(),
      lastAt: z.string(),
      /** Of the last request that met it, as the log has it; empty where it was none. */
      requestId: z.string(),
    }),
  ),
})
export type Health = z.infer<typeof healthSchema>

/** All that `/admin/health` shows (SEEN-6). */
export const readHealth = defineEndpoint({
  id: 'health.read',
  method: 'GET',
  path: '/Admin/health',
  access: 'session',
  allows: (held) => mayRead(held, healthPermissions),
  summary: 'Whether the parts of the server are in order, and what has failed',
  timeout: 15_000,
  output: dataOf(healthSchema),
})
