import type { Role } from '#contract/roles.ts'
import { addAccount } from './add-account.ts'
import { call, signIn } from './session-client.ts'
import type { TestServer } from './test-server.ts'

interface StaffCall {
  version?: number
  key?: string
}

/**
 * Adds a colleague of the account of `createAccount`, who signs in.
 *
 * @param firstName in Latin letters, of which the address is made
 * @returns their id, and calls in their name
 */
export async function joinStaff({ app, db }: TestServer, firstName: string, ...roles: Role[]) {
  const email = `${firstName.toLowerCase()}@nasaem.example`
  const { id, credentials } = await addAccount(db, { email, firstName, roles })
  const { accessToken: token } = await signIn(app, credentials.password, credentials)
  const ask = (method: string, path: string, body?: object, { version, key }: StaffCall = {}) =>
    call(app, method as 'GET', path, body, {
      token,
      headers: {
        ...(version !== undefined && { 'if-match': String(version) }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
    })
  return { id, ask }
}
