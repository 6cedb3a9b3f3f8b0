import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BodyOf } from '#contract/endpoint.ts'
import {
  addPasskey as addPasskeyCall,
  beginPasskey,
  beginTotp as beginTotpCall,
  confirmationOptions,
  confirmIdentity,
  finishTotp as finishTotpCall,
  readOwnFactors as readCall,
  removePasskey as removePasskeyCall,
  removeTotp as removeTotpCall,
  renamePasskey as renameCall,
  renewRecoveryCodes as renewCodesCall,
} from '#contract/own-factors.ts'
import { timeNow } from '#server/time/clock.ts'
import { recordId } from '#server/http/record-id.ts'
import { routeOf } from '#server/http/route-of.ts'
import { sessionOf } from '#server/http/session-of.ts'
import { takePlaces } from '#server/limits/take-places.ts'
import type { SendMail } from '#server/mail/mailer.ts'
import { tryLimits } from '../session-limits.ts'
import { sourceOf } from '../source-of.ts'
import type { FactorEvent } from './compose-factor-mail.ts'
import { confirmByPasskey, confirmByPassword } from './confirmation.ts'
import { readOwnFactors, renewRecoveryCodes } from './own-factors.ts'
import { addPasskey, removePasskey, renamePasskey } from './own-passkeys.ts'
import { beginTotp, finishTotp, removeTotp } from './own-totp.ts'
import { creationOptions, requestOptions } from './passkey-options.ts'
import { relyingParty } from './relying-party.ts'
import { sendFactorMail } from './send-factor-mail.ts'

interface FactorDeps {
  sendMail: SendMail
  /** The site's public address, which passkeys are made for. */
  origin: () => string
}

/** The calls about one's own second factors; they are in the scope that the session guard protects. */
export function registerFactorRoutes(scope: FastifyInstance, deps: FactorDeps): void {
  const tell = createTeller(scope, deps)
  scope.get(readCall.path, routeOf(readCall), async (request) => ({
    data: await readOwnFactors(scope.db, sessionOf(request)),
  }))
  registerConfirmation(scope, deps)
  registerTotp(scope, tell)
  registerPasskeys(scope, deps, tell)
  scope.post(renewCodesCall.path, routeOf(renewCodesCall), async (request, reply) => {
    const codes = await renewRecoveryCodes(scope.db, sessionOf(request), sourceOf(request))
    tell(request, reply, 'recoveryCodesMade')
    return { data: { recoveryCodes: codes } }
  })
}

type Teller = (request: FastifyRequest, reply: FastifyReply, event: FactorEvent) => void

/** Mails the account's owner after the answer. */
function createTeller(scope: FastifyInstance, { sendMail, origin }: FactorDeps): Teller {
  return (request, reply, event) => {
    const { userId } = sessionOf(request)
    const mail = { userId, event, at: new Date(timeNow()), origin: origin() }
    scope.afterAnswer(reply, () => sendFactorMail(scope.db, sendMail, mail))
  }
}

function registerConfirmation(scope: FastifyInstance, { origin }: FactorDeps): void {
  scope.post(confirmationOptions.path, routeOf(confirmationOptions), async (request) => {
    const { id, userId } = sessionOf(request)
    await takePlaces(scope.db, [{ subject: `challenges ${id}`, ...tryLimits.challenges }])
    const use = { purpose: 'confirmation', holder: userId } as const
    return { data: await requestOptions(scope.db, relyingParty(origin()), use, userId) }
  })

  scope.post<{ Body: BodyOf<typeof confirmIdentity> }>(
    confirmIdentity.path,
    routeOf(confirmIdentity),
    async (request) => {
      const { body } = request
      const session = sessionOf(request)
      if ('password' in body) await confirmByPassword(scope.db, session, body.password)
      else await confirmByPasskey(scope.db, relyingParty(origin()), session, body.passkey)
      return { data: null }
    },
  )
}

function registerTotp(scope: FastifyInstance, tell: Teller): void {
  scope.post(beginTotpCall.path, routeOf(beginTotpCall), async (request) => ({
    data: await beginTotp(scope.db, sessionOf(request)),
  }))

  scope.put<{ Body: BodyOf<typeof finishTotpCall> }>(
    finishTotpCall.path,
    routeOf(finishTotpCall),
    async (request, reply) => {
      const { code } = request.body
      const codes = await finishTotp(scope.db, sessionOf(request), code, sourceOf(request))
      tell(request, reply, 'totpAdded')
      return { data: { recoveryCodes: codes } }
    },
  )

  scope.delete(removeTotpCall.path, routeOf(removeTotpCall), async (request, reply) => {
    await removeTotp(scope.db, sessionOf(request), sourceOf(request))
    tell(request, reply, 'totpRemoved')
    return { data: null }
  })
}

function registerPasskeys(scope: FastifyInstance, { origin }: FactorDeps, tell: Teller): void {
  scope.post(beginPasskey.path, routeOf(beginPasskey), async (request) => ({
    data: await creationOptions(scope.db, relyingParty(origin()), sessionOf(request)),
  }))

  scope.post<{ Body: BodyOf<typeof addPasskeyCall> }>(
    addPasskeyCall.path,
    routeOf(addPasskeyCall, 201),
    async (request, reply) => {
      const [session, from] = [sessionOf(request), sourceOf(request)]
      const site = relyingParty(origin())
      const added = await addPasskey(scope.db, site, session, request.body, from)
      tell(request, reply.code(201), 'passkeyAdded')
      return { data: added }
    },
  )

  scope.put<{ Body: BodyOf<typeof renameCall> }>(
    renameCall.path,
    routeOf(renameCall),
    async (request) => {
      const { name } = request.body
      await renamePasskey(scope.db, sessionOf(request), { id: recordId(request), name })
      return { data: null }
    },
  )

  scope.delete(removePasskeyCall.path, routeOf(removePasskeyCall), async (request, reply) => {
    await removePasskey(scope.db, sessionOf(request), recordId(request), sourceOf(request))
    tell(request, reply, 'passkeyRemoved')
    return { data: null }
  })
}
