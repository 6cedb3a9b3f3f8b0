import type { FastifyInstance } from 'fastify'
import { encodeForm, type FormPart } from './encode-form.ts'
import { signIn } from './session-client.ts'

/** Sends forms to the admin calls as a signed-in user, in English. */
export async function createUploadClient(app: FastifyInstance) {
  const { accessToken } = await signIn(app)
  return async (path: string, parts: FormPart[], edit = (payload: Buffer) => payload) => {
    const { payload, contentType } = await encodeForm(parts)
    return app.inject({
      method: 'POST',
      url: `/api/Admin/${path}`,
      headers: {
        'content-type': contentType,
        'x-lang': 'en',
        authorization: `Bearer ${accessToken}`,
      },
      payload: edit(payload),
    })
  }
}
