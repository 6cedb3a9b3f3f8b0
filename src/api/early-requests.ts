import { languageHeader } from '#contract/locale.ts'

/** A call that the shell has made before the app was there (`server/site/inline/request-early.ts`). */
interface Begun {
  token: string
  language: string
  /** Milliseconds since 1970. */
  begunAt: number
  answer: Promise<Response>
}

declare global {
  interface Window {
    /** By the addresses of the calls. */
    earlyRequests?: Record<string, Begun>
  }
}

/** Milliseconds after which an answer is no news any more. */
const freshFor = 15_000

/** The begun call that is just this one; each serves once, and none after something was changed. */
function takeBegun(address: string, { method, headers }: RequestInit): Begun | undefined {
  if (method !== 'GET') delete window.earlyRequests
  const begun = window.earlyRequests?.[address]
  if (begun === undefined) return undefined
  delete window.earlyRequests?.[address]
  const sent = new Headers(headers)
  const isSame =
    sent.get('Authorization') === `Bearer ${begun.token}` &&
    sent.get(languageHeader) === begun.language &&
    Date.now() - begun.begunAt < freshFor
  return isSame ? begun : undefined
}

/** `fetch`, but what the shell has asked for already is not asked for twice. */
export async function fetchOrEarly(address: string, init: RequestInit): Promise<Response> {
  const begun = takeBegun(address, init)
  if (begun === undefined) return fetch(address, init)
  const { signal } = init
  const cancelled = new Promise<never>((_resolve, reject) => {
    const cancel = () => reject(new DOMException('The call was cancelled', 'AbortError'))
    if (signal?.aborted === true) cancel()
    signal?.addEventListener('abort', cancel, { once: true })
  })
  // It went out before the page was quite there: a failure of its own is no answer.
  return Promise.race([begun.answer.catch(() => fetch(address, init)), cancelled])
}
