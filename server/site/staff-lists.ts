import { once } from 'node:events'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { listAt } from '#contract/admin/list-pages.ts'
import { callAddress } from '#contract/endpoint.ts'
import { ApiFailure } from '#contract/errors.ts'
import { type Language, languageHeader } from '#contract/locale.ts'
import { tokenIn } from '#contract/session-cookies.ts'
import type { ListRenderInput, Markup } from '#src/server-entry.tsx'
import { ApiError } from '#server/http/api-error.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { queryOf } from './page-address.ts'
import { createRenderTurns } from './render-turns.ts'

interface ListQuestion {
  request: FastifyRequest
  /** As `pageAddress` gives it. */
  address: string
  language: Language
  /** The network that asks. */
  client: string
  /** Told why a list could not be made. */
  reportFault: (error: unknown) => void
}

interface ListSources {
  app: Pick<FastifyInstance, 'inject'>
  loadListRenderer: () => Promise<(input: ListRenderInput) => Promise<Markup | undefined>>
}

/** Pixels: how wide screens are on the whole. */
const widths = { phone: 390, desk: 1280 }

/** Milliseconds after which the document goes out without its list: on a slow line the app shows it 3 s after that. */
const patience = 3000

/** Many are waiting, or the API has given no list, for which it has a reason that it has said or counted itself. */
const isExpected = (error: unknown) =>
  error instanceof ApiFailure || (error instanceof ApiError && error.code === 'busy')

/**
 * The token of the user for whom a list may be made. It is not read for what another site has asked for: that site learns
 * nothing by the time or the size of an answer.
 */
function tokenOf({ method, headers }: FastifyRequest): string | undefined {
  if (method !== 'GET' || headers['sec-fetch-site'] === 'cross-site') return undefined
  return tokenIn(headers.cookie ?? '', 'accessToken')
}

/** As Chromium's hint says, or the name that other browsers give themselves. */
function isPhone({ headers }: FastifyRequest): boolean {
  const hint = headers['sec-ch-ua-mobile']
  return hint === undefined ? /mobile/i.test(headers['user-agent'] ?? '') : hint === '?1'
}

/**
 * Finds the lists of the back office, which a user with a live session is shown while the app is on its way (ADMIN-10).
 *
 * @returns a function that gives undefined for every other page and user, for whoever comes while others are waiting, and
 *   where it takes too long: their browser asks for everything itself
 */
export function createStaffLists({ app, loadListRenderer }: ListSources) {
  const inTurn = createRenderTurns({ running: 1, waiting: 2, perClient: 2, share: 0.5 })

  /** Asks the API as the browser would: what a token opens, and what it does not, is decided there alone. */
  function clientOf(token: string, { request, language }: ListQuestion, signal: AbortSignal) {
    const client: ListRenderInput['client'] = async (call, { query = {} } = {}) => {
      const { statusCode, body } = await app.inject({
        method: 'GET',
        url: callAddress(call, query),
        remoteAddress: clientAddress(request),
        headers: { [languageHeader]: language, authorization: `Bearer ${token}` },
        signal,
      })
      if (statusCode !== 200) throw new ApiFailure(call.id, 'server', { status: statusCode })
      return JSON.parse(body) as unknown
    }
    return client
  }

  return async (question: ListQuestion): Promise<Markup | undefined> => {
    const { request, address, language, client, reportFault } = question
    const collection = listAt(address, queryOf(request.url))
    const token = tokenOf(request)
    if (collection === undefined || token === undefined) return undefined
    let timeUp: AbortSignal | undefined
    try {
      const renderList = await loadListRenderer()
      timeUp = AbortSignal.timeout(patience)
      const input = {
        path: address,
        collection,
        language,
        client: clientOf(token, question, timeUp),
        width: isPhone(request) ? widths.phone : widths.desk,
      }
      const list = inTurn(client, () => renderList(input))
      const nothing = once(timeUp, 'abort').then(() => undefined)
      return await Promise.race([list, nothing])
    } catch (error) {
      if (!timeUp?.aborted && !isExpected(error)) reportFault(error)
      return undefined
    }
  }
}
