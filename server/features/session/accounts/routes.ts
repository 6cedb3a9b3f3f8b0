import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  type Account,
  inviteAccount as inviteCall,
  listAccounts as listCall,
  readFactorDemand,
  removeAccount as removeCall,
  resendInvitation as resendCall,
  resetFactors as resetFactorsCall,
  saveAccount as saveCall,
  saveFactorDemand,
} from '#contract/admin/accounts.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { timeNow } from '#server/time/clock.ts'
import { expectedVersion } from '#server/http/expected-version.ts'
import { recordId } from '#server/http/record-id.ts'
import { routeOf } from '#server/http/route-of.ts'
import { sessionOf } from '#server/http/session-of.ts'
import type { SendMail } from '#server/mail/mailer.ts'
import { demandedRoles, saveDemand } from '../factors/factor-demand.ts'
import { resetFactors } from '../factors/reset-factors.ts'
import { sendFactorMail } from '../factors/send-factor-mail.ts'
import { type Invited, inviteAccount, renewInvitation } from './invite-account.ts'
import { readAccounts } from './present-account.ts'
import { removeAccount, saveAccount } from './save-account.ts'
import { sendInvitation } from './send-invitation.ts'

interface Deps {
  sendMail: SendMail
  /** The site's public address, which mailed links begin with. */
  origin: () => string
}

/** The accounts of the back office; their routes are in the scope that the session guard protects. */
export function registerAccountsRoutes(scope: FastifyInstance, { sendMail, origin }: Deps): void {
  const mail = (reply: FastifyReply, invited: Invited): { data: Account } => {
    scope.afterAnswer(reply, () => sendInvitation(scope.db, sendMail, origin(), invited))
    return { data: invited.account }
  }
  const edited = (request: FastifyRequest) => ({
    id: recordId(request),
    version: expectedVersion(request),
  })

  scope.get(listCall.path, routeOf(listCall), async () => ({ data: await readAccounts(scope.db) }))

  scope.post<{ Body: BodyOf<typeof inviteCall> }>(
    inviteCall.path,
    routeOf(inviteCall, 201),
    async (request, reply) => {
      const invited = await inviteAccount(scope.db, sessionOf(request), request.body)
      return mail(reply.code(201), invited)
    },
  )

  scope.post(resendCall.path, routeOf(resendCall), async (request, reply) =>
    mail(reply, await renewInvitation(scope.db, sessionOf(request), recordId(request))),
  )

  scope.put<{ Body: BodyOf<typeof saveCall> }>(
    saveCall.path,
    routeOf(saveCall),
    async (request) => {
      const edit = { ...edited(request), change: request.body }
      return { data: await saveAccount(scope.db, sessionOf(request), edit) }
    },
  )

  scope.delete(removeCall.path, routeOf(removeCall), async (request) => ({
    data: await removeAccount(scope.db, sessionOf(request), edited(request)),
  }))

  scope.delete(resetFactorsCall.path, routeOf(resetFactorsCall), async (request, reply) => {
    const account = await resetFactors(scope.db, sessionOf(request), recordId(request))
    const told = {
      userId: account.id,
      event: 'reset',
      at: new Date(timeNow()),
      origin: origin(),
    } as const
    scope.afterAnswer(reply, () => sendFactorMail(scope.db, sendMail, told))
    return { data: account }
  })

  scope.get(readFactorDemand.path, routeOf(readFactorDemand), async () => ({
    data: { roles: await demandedRoles(scope.db) },
  }))

  scope.put<{ Body: BodyOf<typeof saveFactorDemand> }>(
    saveFactorDemand.path,
    routeOf(saveFactorDemand),
    async (request) => ({
      data: { roles: await saveDemand(scope.db, sessionOf(request), request.body.roles) },
    }),
  )
}
