import type { Role } from '#contract/roles.ts'
import { toJson } from '#server/db/column-values.ts'
import { newRow } from '#server/db/new-row.ts'
import { account, call } from './session-client.ts'
import type { TestServer } from './test-server.ts'

interface Joining {
  email: string
  firstName: string
  roles: Role[]
}

interface StaffCall {
  version?: number
  key?: string
}

/** Adds a colleague of the account of `createAccount`, with the same password. @returns their id, and calls in their name */
export async function joinStaff({ app, db }: TestServer, { email, firstName, roles }: Joining) {
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('email', '=', account.email)
    .executeTakeFirstOrThrow()
  const row = {
    ...newRow(),
    email,
    password_hash,
    first_name: firstName,
    last_name: '',
    gender: 0,
    photo: null,
    roles: toJson(roles),
    status: 'active' as const,
    language: 'en' as const,
    last_seen_at: null,
  }
  await db.insertInto('users').values(row).execute()
  const answer = await call(app, 'POST', '/Auth/login', { email, password: account.password })
  const token = answer.json<{ data: { accessToken: string } }>().data.accessToken
  const ask = (method: string, path: string, body?: object, { version, key }: StaffCall = {}) =>
    call(app, method as 'GET', path, body, {
      token,
      headers: {
        ...(version !== undefined && { 'if-match': String(version) }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
    })
  return { id: row.id, ask }
}
