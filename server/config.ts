import path from 'node:path'
import { z } from 'zod/mini'
import { firstEmail } from '#brand/brand.ts'
import { isTooWide, parseAddressRange } from './http/address-ranges.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** All that the environment decides (RUN-1), read once at the start and never changed. */
export interface Config {
  /** 0 asks the system for a free port. */
  port: number
  host: string
  /** Absent where it follows from the port: see `siteOrigin`. */
  publicUrl: string | undefined
  /** Absolute; holds the embedded database, the media and the mails. */
  dataDir: string
  /** Bytes of the disk that visitors' and staff's files leave free; 0 lets them fill it. */
  minFreeSpace: number
  /** Bytes that copies of public files take beside a PostgreSQL that has them. */
  mediaCache: number
  /** A postgres:// address; absent for the embedded database. */
  databaseUrl: string | undefined
  adminEmail: string
  adminPassword: string | undefined
  smtpUrl: string | undefined
  /** The origin of a push service of one's own, beside those of the browsers. */
  pushService: string | undefined
  sampleContent: boolean
  logLevel: (typeof logLevels)[number]
  /** Each request leaves a line in the log (SEEN-3). */
  accessLog: boolean
  /** The port of the metrics (SEEN-1); absent, there are none. 0 asks the system for a free one. */
  metricsPort: number | undefined
  metricsHost: string
  /** Requests are told to an OpenTelemetry collector (SEEN-9), which reads its own `OTEL_*` variables. */
  traces: boolean
  /** Addresses and ranges of the proxies whose X-Forwarded-For is believed. */
  trustProxy: string[]
  /** Absolute; where the daily backups go. Without it there are none. */
  backupDir: string | undefined
  /** When they are made: `HH:MM` in UTC. */
  backupAt: string
  /** Daily backups that are kept. */
  backupKeep: number
  /** Before a migration of a database that holds something. */
  backupBeforeMigration: boolean
  /** Absolute; where the pictures and PDF files of the sample content lie. */
  seedDir: string
}

/** A start refused by its environment: each line names one variable and what it should be. */
export class ConfigError extends Error {
  readonly lines: string[]

  constructor(lines: string[]) {
    super(lines.join('\n'))
    this.name = 'ConfigError'
    this.lines = lines
  }
}

/**
 * Reads the environment; an empty value counts as absent.
 *
 * @throws ConfigError with one line for each bad variable. No line repeats the value: it may be a secret.
 */
export function readConfig(environment: Record<string, string | undefined>): Readonly<Config> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const result = environmentSchema.safeParse(given)
  if (!result.success) {
    throw new ConfigError(
      result.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`),
    )
  }
  const values = result.data
  return Object.freeze({
    port: Number(values.PORT),
    host: values.HOST,
    publicUrl: values.PUBLIC_URL?.replace(/\/$/, ''),
    dataDir: path.resolve(values.DATA_DIR),
    minFreeSpace: Number(values.MIN_FREE_SPACE) * 1024 * 1024,
    mediaCache: Number(values.MEDIA_CACHE) * 1024 * 1024,
    databaseUrl: values.DATABASE_URL,
    adminEmail: values.ADMIN_EMAIL,
    adminPassword: values.ADMIN_PASSWORD,
    smtpUrl: values.SMTP_URL,
    pushService: values.PUSH_SERVICE?.replace(/\/$/, ''),
    sampleContent: values.SAMPLE_CONTENT === 'true',
    logLevel: values.LOG_LEVEL,
    accessLog: values.ACCESS_LOG === 'true',
    metricsPort: values.METRICS_PORT === undefined ? undefined : Number(values.METRICS_PORT),
    metricsHost: values.METRICS_HOST,
    traces: isTraced(values),
    trustProxy: splitRanges(values.TRUST_PROXY),
    backupDir: values.BACKUP_DIR === undefined ? undefined : path.resolve(values.BACKUP_DIR),
    backupAt: values.BACKUP_AT,
    backupKeep: Number(values.BACKUP_KEEP),
    backupBeforeMigration: values.BACKUP_BEFORE_MIGRATION === 'true',
    seedDir: path.resolve('sample'),
  })
}

const portSchema = z.string().check(
  z.refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65535, {
    error: 'must be a whole number from 0 to 65535',
  }),
)

const hostSchema = z
  .string()
  .check(z.regex(/^[\w.:-]+$/, 'must be a host name or an address to listen on'))

const switchSchema = z.enum(['true', 'false'], 'must be true or false')

const collectorSchema = z.string().check(
  z.refine((text) => hasScheme(text, ['http:', 'https:']), {
    error: 'must be the http:// or https:// address of a collector, such as http://localhost:4318',
  }),
)

/** Collectors read both at one address. */
const protocolSchema = z.enum(
  ['http/json', 'http/protobuf'],
  'must be http/json, the protocol that is spoken here: port 4318 of most collectors',
)

const environmentSchema = z.object({
  PORT: z._default(portSchema, '8080'),
  HOST: z._default(hostSchema, 'localhost'),
  PUBLIC_URL: z.optional(
    z.string().check(
      z.refine(isWebOrigin, {
        error: 'must be an http:// or https:// address without a path, such as https://example.com',
      }),
    ),
  ),
  DATA_DIR: z._default(z.string(), './var'),
  MIN_FREE_SPACE: z._default(
    z.string().check(z.regex(/^\d{1,9}$/, 'must be a whole number of megabytes')),
    '256',
  ),
  MEDIA_CACHE: z._default(
    z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'must be a whole number of megabytes, 1 or more')),
    '1024',
  ),
  DATABASE_URL: z.optional(
    z.string().check(
      z.refine((text) => hasScheme(text, ['postgres:', 'postgresql:']), {
        error: 'must be a postgres:// address; leave it out for the embedded database',
      }),
    ),
  ),
  ADMIN_EMAIL: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.toLowerCase(),
        z.regex(z.regexes.email, 'must be an e-mail address'),
        z.maxLength(100, 'must have at most 100 characters'),
      ),
    firstEmail,
  ),
  // Judged when the account is made with it, since an older one goes on being right.
  ADMIN_PASSWORD: z.optional(z.string()),
  SMTP_URL: z.optional(
    z.string().check(
      z.refine((text) => hasScheme(text, ['smtp:', 'smtps:']), {
        error: 'must be an smtp:// or smtps:// address',
      }),
    ),
  ),
  PUSH_SERVICE: z.optional(
    z.string().check(
      z.refine(isWebOrigin, {
        error:
          'must be an http:// or https:// address without a path, such as https://push.example',
      }),
    ),
  ),
  SAMPLE_CONTENT: z._default(switchSchema, 'true'),
  BACKUP_DIR: z.optional(z.string()),
  BACKUP_AT: z._default(
    z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time in UTC, such as 02:30')),
    '02:30',
  ),
  BACKUP_KEEP: z._default(
    z.string().check(z.regex(/^[1-9]\d{0,3}$/, 'must be a whole number from 1 to 9999')),
    '14',
  ),
  BACKUP_BEFORE_MIGRATION: z._default(switchSchema, 'true'),
  LOG_LEVEL: z._default(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`), 'warn'),
  ACCESS_LOG: z._default(switchSchema, 'false'),
  METRICS_PORT: z.optional(portSchema),
  METRICS_HOST: z._default(hostSchema, '127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(collectorSchema),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.optional(collectorSchema),
  OTEL_EXPORTER_OTLP_PROTOCOL: z._default(protocolSchema, 'http/json'),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: z._default(protocolSchema, 'http/json'),
  OTEL_TRACES_EXPORTER: z._default(z.enum(['otlp', 'none'], 'must be otlp or none'), 'otlp'),
  OTEL_SDK_DISABLED: z._default(switchSchema, 'false'),
  TRUST_PROXY: z._default(
    z.string().check(
      z.refine((text) => splitRanges(text).every(parseAddressRange), {
        error: 'must be addresses or ranges with commas between, such as 10.0.0.0/8, ::1',
        abort: true,
      }),
      // Wide ranges let any visitor choose an address, as `true` does in Fastify.
      z.refine((text) => splitRanges(text).every(isNarrow), {
        error:
          'must name your own proxies only: no range shorter than /8, or /16 for IPv6, since visitors in it could pass for anyone',
      }),
    ),
    '',
  ),
})

function isTraced(values: z.infer<typeof environmentSchema>): boolean {
  const collector = values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? values.OTEL_EXPORTER_OTLP_ENDPOINT
  const wanted = values.OTEL_TRACES_EXPORTER === 'otlp' && values.OTEL_SDK_DISABLED === 'false'
  return collector !== undefined && wanted
}

function splitRanges(text: string): string[] {
  return text
    .split(',')
    .map((range) => range.trim())
    .filter(Boolean)
}

function isNarrow(text: string): boolean {
  const range = parseAddressRange(text)
  return range !== undefined && !isTooWide(range)
}

function isWebOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  return isWeb && `${url.origin}/` === url.href
}

function hasScheme(text: string, schemes: string[]): boolean {
  return URL.canParse(text) && schemes.includes(new URL(text).protocol)
}
