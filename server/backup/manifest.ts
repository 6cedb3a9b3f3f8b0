import { z } from 'zod/mini'

/** The format that this release writes and reads. */
export const format = 1

/** Names of an archive's own parts; the parts of tables and files are between them. */
export const headerName = 'backup.json'
export const manifestName = 'manifest.json'
/** Of the part that holds the SHA-256 of the one before it. */
export const sealOf = (name: string) => name.replace(/\.json$/, '.sha256')

/** The archive's header. It comes first, so that a release that cannot read the archive refuses it at once. */
const headerSchema = z.object({
  kind: z.literal('site-backup'),
  format: z.int(),
  /** ISO-8601 in UTC. */
  madeAt: z.string(),
  engine: z.enum(['SQLite', 'PostgreSQL']),
  /** All that the database has been through, in their order. */
  migrations: z.array(z.string()).check(z.minLength(1)),
  /** The server's settings. Of a secret it tells only that there was one. */
  settings: z.record(z.string(), z.string()),
})
export type Header = z.infer<typeof headerSchema>

/** The list of everything that was written, which comes last. */
const manifestSchema = z.object({
  tables: z.array(z.object({ name: z.string(), rows: z.int() })),
  /** Every part before this one, in their order. */
  parts: z.array(z.object({ name: z.string(), size: z.int(), sha256: z.string() })),
  /** Files that rows name and that were nowhere (BACKUP-4). */
  missing: z.array(z.string()),
  /** Tables that are not in the archive, with the reason. */
  leftOut: z.record(z.string(), z.string()),
})
export type Manifest = z.infer<typeof manifestSchema>

/** @returns undefined for what is no header */
export const readHeader = (bytes: Buffer) => read(headerSchema, bytes)
/** @returns undefined for what is no manifest */
export const readManifest = (bytes: Buffer) => read(manifestSchema, bytes)

function read<Schema extends z.core.$ZodType>(
  schema: Schema,
  bytes: Buffer,
): z.infer<Schema> | undefined {
  try {
    return z.parse(schema, JSON.parse(bytes.toString()))
  } catch {
    return undefined
  }
}
