import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Tokens } from '#contract/auth.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { loginByCode, loginByPasskey, passkeyOptions } from '#contract/sign-in-steps.ts'
import { routeOf } from '#server/http/route-of.ts'
import { auditFailure } from '../audit-failure.ts'
import type { OpenedSession } from '../open-session.ts'
import type { SignInSource } from '../sign-in-sources.ts'
import { sourceOf } from '../source-of.ts'
import { relyingParty } from './relying-party.ts'
import { signInByCode } from './sign-in-by-code.ts'
import { signInByPasskey, signInOptions } from './sign-in-by-passkey.ts'

interface StepDeps {
  origin: () => string
  /** Gives the browser its session. */
  answer: (
    reply: FastifyReply,
    from: SignInSource,
    opened: OpenedSession,
  ) => Promise<{ data: Tokens }>
}

/** The calls by which a second factor, or a passkey alone, opens a session. */
export function registerSignInSteps(scope: FastifyInstance, { origin, answer }: StepDeps): void {
  scope.post<{ Body: BodyOf<typeof loginByCode> }>(
    loginByCode.path,
    routeOf(loginByCode),
    async (request, reply) => {
      const from = sourceOf(request)
      const onFailed = (userId: string) =>
        scope.afterAnswer(reply, () => auditFailure(scope.db, userId, from, 'codeFailed'))
      return answer(reply, from, await signInByCode(scope.db, request.body, from, onFailed))
    },
  )

  scope.post<{ Body: BodyOf<typeof passkeyOptions> }>(
    passkeyOptions.path,
    routeOf(passkeyOptions),
    async (request) => {
      const { ticket } = request.body
      const site = relyingParty(origin())
      return { data: await signInOptions(scope.db, site, ticket, sourceOf(request)) }
    },
  )

  scope.post<{ Body: BodyOf<typeof loginByPasskey> }>(
    loginByPasskey.path,
    routeOf(loginByPasskey),
    async (request, reply) => {
      const from = sourceOf(request)
      const site = relyingParty(origin())
      return answer(reply, from, await signInByPasskey(scope.db, site, request.body, from))
    },
  )
}
