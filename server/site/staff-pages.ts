import type { FastifyInstance } from 'fastify'
import type { User } from '#contract/auth.ts'
import { myProfileCall } from '#contract/calls.ts'
import { callAddress } from '#contract/endpoint.ts'
import { ApiFailure } from '#contract/errors.ts'
import { type Language, languageHeader } from '#contract/locale.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { FoundPage } from './find-page.ts'
import type { createPageRenderer } from './page-renderer.ts'
import { createRenderTurns } from './render-turns.ts'
import type { Shells } from './shells.ts'

interface StaffQuestion {
  /** Path and query, as they were asked for. */
  url: string
  language: Language
  /** The access token; undefined for a request that may not be answered with what only staff may see. */
  token: string | undefined
  /** The network that asks. */
  client: string
  /** Told why a list could not be made. */
  reportFault: (error: unknown) => void
}

type Renderer = Pick<Awaited<ReturnType<typeof createPageRenderer>>, 'renderList' | 'writeState'>

interface StaffSources extends Renderer {
  app: Pick<FastifyInstance, 'inject'>
  shells: Shells
}

/** For one user: nobody may keep it, not even their browser. */
const neverKept = { 'cache-control': 'no-store' }

/** Many are waiting, or the API has given no list: it has said so itself, or the user may not see it. */
const isExpected = (error: unknown) =>
  error instanceof ApiFailure || (error instanceof ApiError && error.code === 'busy')

/**
 * Finds the documents of the back office. A user with a live session gets a list as HTML, any other page as a shell that
 * knows who they are; everyone else, and whoever comes while many are waiting, gets the plain shell and the browser asks
 * for everything itself (ADMIN-10).
 */
export function createStaffPages({ app, shells, renderList, writeState }: StaffSources) {
  const inTurn = createRenderTurns({ running: 1, waiting: 6, perClient: 3, share: 0.5 })

  /** Asks the API as the browser would: what a token opens, and what it does not, is decided there alone. */
  function clientOf(token: string, language: Language): Parameters<typeof renderList>[0]['client'] {
    return async (call, { query, headers } = {}) => {
      const { statusCode, body } = await app.inject({
        method: 'GET',
        url: callAddress(call, query),
        headers: { [languageHeader]: language, ...headers, authorization: `Bearer ${token}` },
      })
      if (statusCode !== 200) throw new ApiFailure(call.id, 'server', { status: statusCode })
      return JSON.parse(body) as unknown
    }
  }

  return async ({
    url,
    language,
    token,
    client,
    reportFault,
  }: StaffQuestion): Promise<FoundPage> => {
    const shell = shells.admin[language]
    const ask = token === undefined ? undefined : clientOf(token, language)
    const answer = await ask?.(myProfileCall).catch(() => undefined)
    if (ask === undefined || answer === undefined) return { page: await shell(), status: 200 }
    const { data: user } = answer as { data: User }
    const list = inTurn(client, () => renderList({ address: url, language, client: ask, user }))
    const page = await list.catch((error: unknown) => {
      if (!isExpected(error)) reportFault(error)
      return undefined
    })
    return { page: page ?? (await shell(writeState({ user }))), status: 200, headers: neverKept }
  }
}
