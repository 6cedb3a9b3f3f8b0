import type { FactorNeeded } from '#contract/auth.ts'
import { loginCall } from '#contract/calls.ts'
import { factorKinds } from '#contract/factor-kinds.ts'
import { textOf } from './raw-values.ts'
import { readEnvelope } from './read-envelope.ts'

/** Reads the second step that the answer to a right password asks for; undefined where it asks for none (SESSION-35). */
export function readFactorNeeded(body: unknown): FactorNeeded | undefined {
  const [record] = readEnvelope(body, loginCall.envelope) ?? []
  const ticket = record && textOf(record, 'ticket')
  if (!ticket || !Array.isArray(record.factors)) return undefined
  const { factors } = record
  return { ticket, factors: factorKinds.filter((kind) => factors.includes(kind)) }
}
