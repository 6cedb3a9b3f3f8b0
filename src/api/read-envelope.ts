import type { Envelope } from '#contract/endpoint.ts'

export type RawRecord = Record<string, unknown>

export function isRecord(value: unknown): value is RawRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function contentAt(body: unknown, place: Envelope['at'][number]): unknown {
  if (place === 'body') return body
  const data = isRecord(body) ? body.data : undefined
  if (place === 'data') return data
  return isRecord(data) ? data.data : undefined
}

/**
 * The records of an answer, in whichever place the call's envelope allows (SECTION-4). Entries that are no records are
 * left out.
 *
 * @returns undefined when no allowed place holds what the call allows: an answer of the wrong shape
 */
export function readEnvelope(body: unknown, envelope: Envelope): RawRecord[] | undefined {
  for (const place of envelope.at) {
    const content = contentAt(body, place)
    if (Array.isArray(content) && envelope.holds.includes('array')) return content.filter(isRecord)
    // A body that has `data` is an envelope itself, never a record.
    if (isRecord(content) && !('data' in content) && envelope.holds.includes('record'))
      return [content]
  }
  return undefined
}
