import type { Tokens } from '#contract/auth.ts'
import type { Call } from '#contract/endpoint.ts'
import { readEnvelope } from './read-envelope.ts'
import { textOf } from './raw-values.ts'

/** The tokens of an answer, each of which may be missing. */
export function readTokens(call: Call, body: unknown): Partial<Tokens> {
  const [record] = (call.envelope && readEnvelope(body, call.envelope)) ?? []
  if (record === undefined) return {}
  const accessToken = textOf(record, 'accessToken')
  const refreshToken = textOf(record, 'refreshToken')
  return { ...(accessToken && { accessToken }), ...(refreshToken && { refreshToken }) }
}
