import { ApiFailure } from '#contract/errors.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** All texts in a value: itself, or those of its entries. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : []
}

function bodyOf(failure: unknown): unknown {
  return failure instanceof ApiFailure ? failure.body : undefined
}

/** The texts of the generic error toasts: every message in errors, else in data, else message (SESSION-14). */
export function answeredMessages(failure: unknown): string[] {
  const body = bodyOf(failure)
  if (!isRecord(body)) return []
  return [body.errors, body.data, body.message].map(textsIn).find(({ length }) => length > 0) ?? []
}

/**
 * Reads the reason of a failed sign-in (SESSION-13): the first message in errors, else the first text in a data object,
 * else message, else a plain text; undefined where the answer says nothing.
 */
export function answeredMessage(failure: unknown): string | undefined {
  const body = bodyOf(failure)
  if (!isRecord(body)) return textsIn(body)[0]
  const inData = isRecord(body.data) ? Object.values(body.data).filter(isText) : []
  return [...textsIn(body.errors), ...inData, ...textsIn(body.message)][0]
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
