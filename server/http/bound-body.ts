import type { IncomingMessage } from 'node:http'
import { ApiError } from './api-error.ts'

/** The least that must arrive: a slower line would not bring a form within the request's time-out. */
const pace = { bytes: 16 * 1024, milliseconds: 30_000 }

/**
 * Counts a body as it arrives, whatever length was announced, and ends its reading when it is longer than allowed
 * or hardly moves. Readers see an `ApiError`, `too_large` or `too_slow`; a sender who goes on has half a minute to
 * read the answer and is then cut off.
 *
 * @param body one that is about to be read, in this same tick, by a reader that hears its errors
 * @param longest bytes
 */
export function boundBody(body: IncomingMessage, longest: number): void {
  let received = 0
  let receivedBefore = 0
  let isRefused = false
  const timer = setInterval(() => {
    if (isRefused) body.destroy()
    // While the server makes the sender wait, nothing can arrive.
    else if (!body.isPaused() && received - receivedBefore < pace.bytes) refuse('too_slow')
    receivedBefore = received
  }, pace.milliseconds)
  timer.unref()
  const rest = () => clearInterval(timer)
  body.once('end', rest).once('close', rest)
  body.on('data', (chunk: Buffer) => {
    received += chunk.length
    if (received > longest) refuse('too_large')
  })

  function refuse(code: 'too_large' | 'too_slow'): void {
    if (isRefused) return
    isRefused = true
    body.emit('error', new ApiError(code))
  }
}
