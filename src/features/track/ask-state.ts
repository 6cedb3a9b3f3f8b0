import { safeParse } from 'zod/mini'
import { trackRequest, type TrackedRequest } from '#contract/track.ts'
import type { ApiClient } from '#src/api/api-client.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import { networkPatience, within } from '#src/pwa/storage/guarded.ts'
import { forgetTracking, readTracking, writeTracking } from '#src/pwa/storage/tracked-store.ts'
import { keyOfPair, type TrackPair } from './track-pair.ts'

/** The outcome of a question. `asOf`, in milliseconds since 1970, where it is what this device has seen before. */
export type Outcome =
  | { kind: 'found'; request: TrackedRequest; asOf?: number }
  | { kind: 'unknown' }
  | { kind: 'failed'; failure: unknown }

/**
 * Asks for the state of a request. Where the server does not answer, or not in time, what this device has seen before
 * is told; what comes later is told too (TRACK-5).
 */
export async function askState(
  client: ApiClient,
  pair: TrackPair,
  tell: (outcome: Outcome) => void,
): Promise<void> {
  const answer = askServer(client, pair)
  const useful = answer.then((one) => (one.kind === 'failed' ? undefined : one))
  const first = await within(networkPatience, useful, 'late')
  if (first !== undefined && first !== 'late') return tell(first)
  const stored = await readStored(pair)
  if (stored) tell(stored)
  const last = await answer
  if (last.kind !== 'failed' || stored === undefined) tell(last)
}

async function askServer(client: ApiClient, pair: TrackPair): Promise<Outcome> {
  try {
    const { data } = await callEndpoint(client, trackRequest, { body: pair })
    if (data === null) {
      void forgetTracking(keyOfPair(pair))
      return { kind: 'unknown' }
    }
    void writeTracking(keyOfPair(pair), { data })
    return { kind: 'found', request: data }
  } catch (failure) {
    return { kind: 'failed', failure }
  }
}

async function readStored(pair: TrackPair): Promise<Outcome | undefined> {
  const stored = await readTracking(keyOfPair(pair))
  const read = safeParse(trackRequest.output, stored?.answer)
  return read.success && read.data.data !== null && stored
    ? { kind: 'found', request: read.data.data, asOf: stored.fetchedAt }
    : undefined
}
