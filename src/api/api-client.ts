import { type Call, callAddress, type CallQuery } from '#contract/endpoint.ts'
import { ApiFailure } from '#contract/errors.ts'
import { type Language, languageHeader } from '#contract/locale.ts'
import { backendOrigin } from './backend-origin.ts'

export interface CallInput {
  query?: CallQuery
  /** A plain object; sent as JSON, or as a multipart form of texts and files, as the call's contract says. */
  body?: Readonly<Record<string, unknown>>
  /** Beside the client's own headers, and over them. */
  headers?: Record<string, string>
  /** Cancels the call; a cancelled call rejects with the signal's reason, never with an `ApiFailure`. */
  signal?: AbortSignal
  /** The kind of a successful answer's body: JSON by default. */
  answer?: 'json' | 'file'
  /** Told of each successful answer's headers, which say where it came from. */
  onHeaders?: (headers: Headers) => void
}

/** Makes one call and gives its parsed body; rejects with an `ApiFailure`. */
export type ApiClient = (call: Call, input?: CallInput) => Promise<unknown>

function encodeBody(call: Call, body: CallInput['body']): BodyInit | undefined {
  if (body === undefined) return undefined
  if (call.encoding !== 'multipart') return JSON.stringify(body)
  const form = new FormData()
  for (const [name, values] of Object.entries(body))
    for (const value of [values].flat())
      form.append(name, value instanceof Blob ? value : String(value))
  return form
}

function headersOf(call: Call, language: Language, hasBody: boolean): Headers {
  const headers = new Headers({ [languageHeader]: language })
  // A form asks for no type of answer (API-6).
  if (call.encoding !== 'multipart') headers.set('Accept', 'application/json')
  if (hasBody && call.encoding !== 'multipart') headers.set('Content-Type', 'application/json')
  return headers
}

function retryAfterOf({ headers }: Response): { retryAfter?: number } {
  const value = headers.get('Retry-After')
  if (value === null) return {}
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return wait > 0 ? { retryAfter: wait } : {}
}

async function parseBody(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * The browser's way to the API.
 *
 * @param language sent as `x-lang` with every request
 * @param send `fetch`, or what stands for it in a test
 */
export function createApiClient(
  language: Language,
  send: (address: string, init: RequestInit) => Promise<Response> = (...request) =>
    fetch(...request),
): ApiClient {
  return async (call, { query, body, headers, signal, answer, onHeaders } = {}) => {
    const timeUp = new AbortController()
    const abort = () => timeUp.abort()
    const timer = setTimeout(abort, call.timeout)
    signal?.addEventListener('abort', abort, { once: true })
    const encoded = encodeBody(call, body)
    const allHeaders = headersOf(call, language, encoded !== undefined)
    for (const [name, value] of Object.entries(headers ?? {})) allHeaders.set(name, value)
    try {
      signal?.throwIfAborted()
      const response = await send(backendOrigin + callAddress(call, query), {
        method: call.method,
        headers: allHeaders,
        signal: timeUp.signal,
        ...(encoded === undefined ? {} : { body: encoded }),
      })
      if (response.ok && answer === 'file') return await response.blob()
      const parsed = await parseBody(response)
      if (!response.ok) {
        const { status } = response
        throw new ApiFailure(call.id, 'server', { status, body: parsed, ...retryAfterOf(response) })
      }
      onHeaders?.(response.headers)
      return parsed
    } catch (cause) {
      if (cause instanceof ApiFailure) throw cause
      if (signal?.aborted === true) throw signal.reason
      throw new ApiFailure(call.id, timeUp.signal.aborted ? 'timeout' : 'network', { cause })
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    }
  }
}
