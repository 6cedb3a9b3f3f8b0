/** Milliseconds: as for a file of 10 MB on a slow phone line. A line that stalls says nothing by itself. */
const patience = 180_000

const takeOver = new AbortController()

/** Ends all that is fetched ahead, for good: a newer worker waits until this one has nothing to do. */
export const makeWay = (): void => takeOver.abort()

/** `AbortSignal.any`, which browsers of 2023 do not know. */
function anyOf(...signals: AbortSignal[]): AbortSignal {
  const ending = new AbortController()
  for (const signal of signals) {
    const end = () => ending.abort(signal.reason)
    if (signal.aborted) end()
    signal.addEventListener('abort', end, { signal: ending.signal })
  }
  return ending.signal
}

/** A signal of its own for work that can be ended apart. */
export const endingWith = (own: AbortController) => anyOf(own.signal, takeOver.signal)

/** Fetches what nobody waits for: neither for ever, nor once a newer worker is to take over. */
export function fetchAhead(
  address: RequestInfo,
  init: Omit<RequestInit, 'signal'> & { signal?: AbortSignal | undefined } = {},
): Promise<Response> {
  const signal = anyOf(init.signal ?? takeOver.signal, AbortSignal.timeout(patience))
  return fetch(address, { ...init, signal })
}
