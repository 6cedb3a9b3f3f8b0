import type { $ZodType, output } from 'zod/v4/core'
import type { Role } from './roles.ts'

export type Access = 'public' | 'session'

/** The places and forms in which an answer's body may hold its content (SECTION-4). */
export interface Envelope {
  /** The places to look in, in order: the body itself, `data`, or `data.data`. */
  at: readonly ('body' | 'data' | 'data.data')[]
  holds: readonly ('array' | 'record')[]
}

/**
 * All that a caller needs to make a call. It is kept apart from the schemas so that a page can call without
 * carrying the validator along.
 */
export interface Call {
  /** A stable word, used in query keys and as the operation id. */
  id: string
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'
  /** Path under `/api`. */
  path: `/${string}`
  access: Access
  /** Milliseconds before the browser gives up (SECTION-3). */
  timeout: number
  /** The form in which a body is sent: JSON unless told. */
  encoding?: 'json' | 'multipart'
  envelope?: Envelope
  /** Describes what the If-Match header carries, for a call that requires one (RECORD-13). */
  ifMatch?: string
}

/**
 * One call of the API, described once: the server validates with it, the OpenAPI page and the tests read it,
 * the browser calls by its `Call` part.
 */
export interface Endpoint<
  Output extends $ZodType = $ZodType,
  Query extends $ZodType | undefined = $ZodType | undefined,
  Body extends $ZodType | undefined = $ZodType | undefined,
> extends Call {
  /** For the OpenAPI page. */
  summary: string
  /** The call heeds an Idempotency-Key, as those do that take a visitor's form. */
  storesOnce?: true
  /**
   * Who of those signed in may make it. A call with a session is answered to nobody without it (ROLE-2); what it
   * answers may depend on the roles too.
   */
  allows?: (held: readonly Role[]) => boolean
  /** Open also to somebody whose role demands a second factor that they have not set up yet (ROLE-8). */
  beforeFactor?: true
  query?: Query
  body?: Body
  output: Output
}

/** For calls of one's own account, and those whose answer holds nothing but what the roles may read. */
export const everyone = (): boolean => true

export type OutputOf<E extends Endpoint> = output<E['output']>
export type QueryOf<E extends Endpoint> = OutputOrUndefined<E['query']>
export type BodyOf<E extends Endpoint> = OutputOrUndefined<E['body']>

// An optional property is never a schema outright: its `undefined` goes first.
type OutputOrUndefined<S extends $ZodType | undefined> = [NonNullable<S>] extends [never]
  ? undefined
  : output<NonNullable<S>>

/** Keeps the literal types of a description, so that callers get exact inputs and outputs. */
export function defineEndpoint<
  Output extends $ZodType,
  Query extends $ZodType | undefined = undefined,
  Body extends $ZodType | undefined = undefined,
>(endpoint: Endpoint<Output, Query, Body>): Endpoint<Output, Query, Body> {
  return endpoint
}

export const apiBase = '/api'

export type CallQuery = Readonly<Record<string, string | number>>

/** Path and query of a call, on the site's own origin. */
export function callAddress({ path }: Pick<Call, 'path'>, query: CallQuery = {}): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) parameters.set(name, String(value))
  return `${apiBase}${path}${parameters.size === 0 ? '' : `?${parameters.toString()}`}`
}
