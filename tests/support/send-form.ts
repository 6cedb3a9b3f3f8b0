import type { FastifyInstance } from 'fastify'
import { idempotencyHeader } from '#contract/idempotency.ts'
import { encodeForm, type FormPart } from './encode-form.ts'

export interface FormSending {
  language?: string
  /** The Idempotency-Key; none is sent where it is left out. */
  key?: string | undefined
  /** The visitor's address. */
  from?: string
  headers?: Record<string, string>
}

/** Sends a form to a call of the API that is not listening. @param call its path after `/api/Home/` */
export async function sendForm(
  app: FastifyInstance,
  call: string,
  parts: FormPart[],
  { language = 'ar', key, from = '127.0.0.1', headers }: FormSending = {},
) {
  const { payload, contentType } = await encodeForm(parts)
  return app.inject({
    method: 'POST',
    url: `/api/Home/${call}`,
    remoteAddress: from,
    headers: {
      'content-type': contentType,
      'x-lang': language,
      ...(key !== undefined && { [idempotencyHeader]: key }),
      ...headers,
    },
    payload,
  })
}
