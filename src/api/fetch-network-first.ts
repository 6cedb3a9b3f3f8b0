import { z } from 'zod/mini'
import { type CallQuery, callAddress, type Endpoint, type OutputOf } from '#contract/endpoint.ts'
import { ApiFailure, isTrouble, isUnanswered } from '#contract/errors.ts'
import { markShown } from '#src/pwa/freshness.ts'
import { keepAnswers, readAnswer } from '#src/pwa/answer-cache.ts'
import { networkPatience, within } from '#src/pwa/storage/guarded.ts'
import type { ApiClient } from './api-client.ts'
import { callEndpoint } from './call-endpoint.ts'

interface Asked {
  /** Replaces `:id` in the path. */
  id?: string
  query?: CallQuery
}

interface Keeping<Answer> {
  signal: AbortSignal
  /** Gives other answers that can later be read from this one: by address, each body as its own call has it. */
  also?: (answer: Answer) => [address: string, body: unknown][]
  /** Told at once what was kept, where that may be looked at while the answer is on its way. */
  onKept?: (answer: Answer) => void
  /** Told of an answer that comes when the kept one is shown already. */
  onLate: (answer: Answer) => void
}

/** The address under which a call's answer is kept, whatever the order of its query. */
export function keptAddress({ path }: Endpoint, { id = '', query = {} }: Asked): string {
  const ordered = Object.fromEntries(Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1)))
  return callAddress({ path: `/${path.slice(1).replace(':id', id)}` }, ordered)
}

/**
 * Makes a reading call of the back office. Where its answer was kept before, that stands in: after three seconds, or
 * at once when the server is out of reach or in trouble, while the call goes on (OFFLINE-3, as the worker does
 * with public content).
 *
 * @throws ApiFailure where nothing was kept
 */
export async function fetchNetworkFirst<E extends Endpoint>(
  client: ApiClient,
  endpoint: E,
  asked: Asked,
  { signal, also, onKept, onLate }: Keeping<OutputOf<E>>,
): Promise<OutputOf<E>> {
  const address = keptAddress(endpoint, asked)
  const answer = callEndpoint(client, endpoint, { ...asked, signal }).then((fresh) => {
    void keepAnswers([[address, fresh], ...(also?.(fresh) ?? [])])
    return fresh
  })
  // Looked at below, or told by the call itself where nothing was kept.
  answer.catch(() => undefined)
  const stored = readAnswer(address)
  // Storage that is slow, or hangs, holds no answer up; where there is none, there is nothing else to wait for.
  const kept = await Promise.race([
    stored,
    answer.then(
      () => undefined,
      () => stored,
    ),
  ])
  const read = z.safeParse(endpoint.output, kept?.data)
  if (kept === undefined || !read.success) return answer
  // The schema is the endpoint's own.
  const keptAnswer = read.data as OutputOf<E>
  onKept?.(keptAnswer)

  const useful = answer.then(
    (fresh) => ({ fresh }),
    (failure: unknown) => {
      const isPassing =
        failure instanceof ApiFailure && (isUnanswered(failure) || isTrouble(failure.status ?? 0))
      if (!isPassing) throw failure
      return undefined
    },
  )
  const first = await within(networkPatience, useful, 'late')
  if (typeof first === 'object') return first.fresh
  markShown(address, 'saved', kept.fetchedAt)
  if (first === 'late') answer.then(onLate, () => undefined)
  return keptAnswer
}
