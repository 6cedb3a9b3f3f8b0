import type { FastifyInstance } from 'fastify'
import type * as prom from 'prom-client'
import type { Gauge, Registry } from 'prom-client'
import type { Health } from '#contract/admin/health.ts'
import { loginByCodeCall, loginByPasskeyCall, loginCall, submissionCalls } from '#contract/calls.ts'
import type { Database } from '#server/db/database.ts'
import { readBackupState } from '#server/backup/backup-record.ts'
import { telemetryOf } from '#server/db/database-telemetry.ts'
import { readQueues } from '#server/mail/read-queues.ts'
import type { FreeSpace } from '#server/private-files/free-space.ts'
import { timeNow } from '#server/time/clock.ts'
import { readVersions } from './release.ts'
import { routeLabel } from './route-label.ts'

export interface MetricsSources {
  db: Database
  space: Pick<FreeSpace, 'bytes'>
  countFaults: () => Health['faults']
}

/** Told of the pages that are sent and made. */
export interface PageWatch {
  /** A page was there already, or had to be rendered; `milliseconds` with the wait for its turn. */
  sent: (from: 'cache' | 'render') => void
  rendered: (milliseconds: number) => void
}

type Prometheus = typeof prom

/** Seconds; the last steps are the time-outs of calls. */
const requestSteps = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60]
const querySteps = [0.0005, 0.002, 0.01, 0.05, 0.25, 1, 5]
const renderSteps = [0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]

/** Milliseconds that a figure of the database may take; a scrape gives up after ten seconds. */
const patience = 3_000

/** The steps of a sign-in by their calls. */
const signInSteps = new Map<string, string>([
  [loginCall.id, 'password'],
  [loginByCodeCall.id, 'code'],
  [loginByPasskeyCall.id, 'passkey'],
])
const submissionIds = submissionCalls.map(({ id }) => id)

/** The figures of one process (SEEN-1). No label holds what a visitor can make up. */
export async function createMetrics(
  app: FastifyInstance,
  sources: MetricsSources,
): Promise<{ registry: Registry; pages: PageWatch }> {
  const prometheus = await import('prom-client')
  const registry = new prometheus.Registry()
  prometheus.collectDefaultMetrics({ register: registry })
  countRequests(app, prometheus, registry)
  timeQueries(sources, prometheus, registry)
  addStates(sources, prometheus, registry)
  return { registry, pages: countPages(prometheus, registry) }
}

function countRequests(
  app: FastifyInstance,
  { Counter, Histogram }: Prometheus,
  registry: Registry,
) {
  const registers = [registry]
  const requests = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'Answered requests by route pattern, method and class of status',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: requestSteps,
    registers,
  })
  const submissions = new Counter({
    name: 'site_submissions_total',
    help: 'Forms of visitors by kind and what became of them',
    labelNames: ['kind', 'outcome'] as const,
    registers,
  })
  const signIns = new Counter({
    name: 'site_sign_ins_total',
    help: 'Steps of signing in and what became of them',
    labelNames: ['step', 'outcome'] as const,
    registers,
  })
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode } = reply
    const status = `${Math.floor(statusCode / 100)}xx`
    const labels = { route: routeLabel(request), method: request.method, status }
    requests.observe(labels, reply.elapsedTime / 1000)
    const id = request.routeOptions.config.endpoint?.id ?? ''
    const step = signInSteps.get(id)
    if (step !== undefined) signIns.inc({ step, outcome: outcomeOf(statusCode) })
    if (submissionIds.includes(id)) submissions.inc({ kind: id, outcome: outcomeOf(statusCode) })
  })
}

function outcomeOf(status: number): string {
  if (status < 300) return 'accepted'
  if (status === 429) return 'limited'
  return status < 500 ? 'refused' : 'failed'
}

function countPages({ Counter, Histogram }: Prometheus, registry: Registry): PageWatch {
  const pages = new Counter({
    name: 'site_pages_total',
    help: 'Pages for visitors by where they came from: the page cache or a rendering',
    labelNames: ['from'] as const,
    registers: [registry],
  })
  const renders = new Histogram({
    name: 'site_render_duration_seconds',
    help: 'Renderings of pages, with the wait for their turn',
    buckets: renderSteps,
    registers: [registry],
  })
  return {
    sent: (from) => pages.inc({ from }),
    rendered: (milliseconds) => renders.observe(milliseconds / 1000),
  }
}

function timeQueries({ db }: MetricsSources, { Gauge, Histogram }: Prometheus, registry: Registry) {
  const { engine, pool, onQuery } = telemetryOf(db)
  const queries = new Histogram({
    name: 'site_database_query_duration_seconds',
    help: 'Statements, with their wait for a connection or a lock',
    labelNames: ['engine', 'kind'] as const,
    buckets: querySteps,
    registers: [registry],
  })
  onQuery(({ kind, duration }) => queries.observe({ engine, kind }, duration / 1000))
  const gauge = new Gauge({
    name: 'site_database_connections',
    help: 'Connections in use, and callers that wait for one',
    labelNames: ['engine', 'lane', 'state'] as const,
    registers: [registry],
    collect() {
      for (const [lane, { inUse, waiting }] of Object.entries(pool())) {
        gauge.set({ engine, lane, state: 'in_use' }, inUse)
        gauge.set({ engine, lane, state: 'waiting' }, waiting)
      }
    },
  })
}

/** Adds the figures that each scrape looks up. One that cannot be had is left out, and the others are told. */
function addStates(sources: MetricsSources, { Gauge }: Prometheus, registry: Registry) {
  const { db, space, countFaults } = sources
  const add = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    read: (gauge: Gauge<Label>) => Promise<void> | void,
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset()
        if (labelNames.length === 0) this.remove()
        await inTime(Promise.resolve(read(this))).catch(() => undefined)
      },
    })

  add(
    'site_info',
    'The release that runs, and what it runs on; always 1',
    infoLabels,
    async (gauge) => gauge.set(await readVersions(db), 1),
  )
  add('site_disk_free_bytes', 'Free space of the disk of DATA_DIR', [], async (gauge) =>
    gauge.set(await space.bytes()),
  )
  add('site_queue_messages', 'Mails and push messages that wait', queueLabels, async (gauge) => {
    for (const [queue, { waiting, failing }] of Object.entries(await readQueues(db))) {
      gauge.set({ queue, state: 'waiting' }, waiting)
      gauge.set({ queue, state: 'failing' }, failing)
    }
  })
  add(
    'site_queue_oldest_age_seconds',
    'How long the oldest has waited',
    ['queue'],
    async (gauge) => {
      for (const [queue, { oldestAt }] of Object.entries(await readQueues(db)))
        gauge.set({ queue }, oldestAt === null ? 0 : ageOf(new Date(oldestAt)))
    },
  )
  add('site_faults', 'Faults since the process began', ['kind'], (gauge) => {
    for (const { kind, count } of countFaults()) gauge.set({ kind }, count)
  })
  add('site_backup_age_seconds', 'How long ago the last backup ended', ['ok'], async (gauge) => {
    const { finishedAt, failed } = await readBackupState(db)
    const endedAt = failed?.at ?? finishedAt
    if (endedAt !== null) gauge.set({ ok: String(failed === null) }, ageOf(new Date(endedAt)))
  })
}

const infoLabels = [
  'app',
  'build',
  'node',
  'engine',
  'engineVersion',
  'schema',
] as const satisfies (keyof Health['versions'])[]
const queueLabels = ['queue', 'state'] as const

const ageOf = (time: Date): number => Math.max(0, (timeNow() - time.getTime()) / 1000)

function inTime(reading: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), patience)
  })
  return Promise.race([reading, late]).finally(() => clearTimeout(timer))
}
