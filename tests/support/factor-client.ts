import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import type { FactorNeeded, Tokens } from '#contract/auth.ts'
import { account, call } from './session-client.ts'
import { codeOf } from './totp-code.ts'

/** Somebody who signs in to an API in steps, and changes factors of their own. */
export function createFactorClient(app: FastifyInstance, who = account) {
  const ask = async <Data>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    { token, from, language = 'en' }: { token?: string; from?: string; language?: string } = {},
  ) => {
    const response = await call(app, method, path, body, {
      language,
      ...(token !== undefined && { token }),
      ...(from !== undefined && { from }),
    })
    const answer = response.json<{ data: Data; code?: string; message?: string }>()
    return { ...answer, status: response.statusCode, headers: response.headers }
  }
  const password = (from?: string) =>
    ask<Tokens & FactorNeeded>('POST', '/Auth/login', who, from === undefined ? {} : { from })
  const code = (ticket: string, typed: string, from?: string) =>
    ask<Tokens>(
      'POST',
      '/Auth/login/code',
      { ticket, code: typed },
      from === undefined ? {} : { from },
    )
  const confirm = (token: string) =>
    ask('POST', '/Auth/factors/confirmation', { password: who.password }, { token })
  /** Turns the codes of an app on. @returns its secret and the recovery codes */
  const addTotp = async (token: string, time = Date.now()) => {
    await confirm(token)
    const begun = await ask<{ secret: string; uri: string }>(
      'POST',
      '/Auth/factors/totp',
      undefined,
      {
        token,
      },
    )
    expect(begun.status).toBe(200)
    const { secret } = begun.data
    const finished = await ask<{ recoveryCodes: string[] | null }>(
      'PUT',
      '/Auth/factors/totp',
      { code: codeOf(secret, time) },
      { token },
    )
    expect(finished.status).toBe(200)
    return { secret, recoveryCodes: finished.data.recoveryCodes ?? [] }
  }
  const statusOf = async (token: string) =>
    (await ask('GET', '/Auth/MyProfile', undefined, { token })).status
  return { ask, password, code, confirm, addTotp, statusOf }
}
