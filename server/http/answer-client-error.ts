import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorBody } from '#contract/error-body.ts'
import { languages } from '#contract/locale.ts'
import { serverTexts } from '#server/texts/server-texts.ts'
import type { ErrorCode } from './error-codes.ts'

/** Bytes of a request's address and headers together; a browser's with all our cookies need a quarter of it. */
export const longestHead = 8 * 1024

const answers: Record<string, { status: number; code: ErrorCode }> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'too_large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'bad_request' },
}

/**
 * Answers what could not be read as a request, and closes the connection. The sender's language is not known either,
 * so the message is in both.
 */
export function answerClientError(error: Error & { code: string }, socket: Socket): void {
  // The sender has gone away and reads nothing.
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { status, code } = answers[error.code] ?? { status: 400, code: 'bad_request' }
  const message = languages.map((language) => serverTexts[language].errors[code]).join(' / ')
  const body = JSON.stringify({ message, code } satisfies ErrorBody)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}
