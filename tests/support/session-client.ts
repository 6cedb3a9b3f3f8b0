import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Tokens } from '#contract/auth.ts'
import type { Database } from '#server/db/database.ts'
import { account } from './account.ts'
import { createAccount } from './add-account.ts'

export { account, createAccount }

interface Sender {
  language?: string
  token?: string
  /** The sender's address. */
  from?: string
  headers?: Record<string, string>
}

/** Sends JSON (nothing where `body` is left out) to a path under `/api`. */
export function call(
  app: FastifyInstance,
  method: NonNullable<InjectOptions['method']>,
  path: string,
  body?: object,
  { language = 'en', token, from, headers }: Sender = {},
) {
  return app.inject({
    method,
    url: `/api${path}`,
    headers: {
      'x-lang': language,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(from !== undefined && { remoteAddress: from }),
    ...(body && { payload: body }),
  })
}

/** Signs in to the account of `createAccount`, or to another. */
export async function signIn(
  app: FastifyInstance,
  password = account.password,
  { email } = account,
): Promise<Tokens> {
  const response = await call(app, 'POST', '/Auth/login', { email, password })
  if (response.statusCode !== 200) throw new Error(`Sign-in failed: ${response.body}`)
  return response.json<{ data: Tokens }>().data
}

/** Calls the API as a signed-in user of its own account. */
export async function createStaffClient(server: { app: FastifyInstance; db: Database }) {
  await createAccount(server.db)
  return signInStaff(server)
}

/** Calls the API in a session of its own, of the account of `createStaffClient`. */
export async function signInStaff(server: { app: FastifyInstance }) {
  const { accessToken: token } = await signIn(server.app)
  return (
    method: NonNullable<InjectOptions['method']>,
    path: string,
    body?: object,
    { version, key, encoding, language = 'en', app = server.app }: StaffOptions = {},
  ) => {
    const headers = {
      ...(version !== undefined && { 'if-match': String(version) }),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(encoding !== undefined && { 'accept-encoding': encoding }),
    }
    return call(app, method, path, body, { token, language, headers })
  }
}

interface StaffOptions {
  /** The value of If-Match. */
  version?: number | string
  /** The value of Idempotency-Key. */
  key?: string
  /** The value of Accept-Encoding. */
  encoding?: string
  language?: string
  /** Another server on the same database. */
  app?: FastifyInstance
}
