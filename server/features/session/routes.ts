import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  acceptInvitation as acceptInvitationCall,
  changePassword as changePasswordCall,
  forgetPassword,
  login,
  logout,
  myProfile,
  refreshSession as refreshCall,
  removePhoto,
  resetPassword as resetPasswordCall,
  savePhoto as savePhotoCall,
  saveProfile as saveProfileCall,
} from '#contract/auth.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import {
  endOtherSessions as endOthersCall,
  endOwnSession as endOwnCall,
  listOwnSessions as listOwnCall,
} from '#contract/own-sessions.ts'
import { timeNow } from '#server/time/clock.ts'
import { bearerToken } from '#server/http/bearer-token.ts'
import { recordId } from '#server/http/record-id.ts'
import { requestLanguage } from '#server/http/request-language.ts'
import { routeOf } from '#server/http/route-of.ts'
import { sessionOf } from '#server/http/session-of.ts'
import { takePlaces } from '#server/limits/take-places.ts'
import type { SendMail } from '#server/mail/mailer.ts'
import { acceptInvitation } from './accounts/accept-invitation.ts'
import { auditFailure } from './audit-failure.ts'
import { changePassword } from './change-password.ts'
import { deviceCookie } from './device-cookie.ts'
import { endSession } from './end-session.ts'
import { registerSignInSteps } from './factors/sign-in-routes.ts'
import { readProfile, savePhoto, saveProfile } from './my-profile.ts'
import type { OpenedSession } from './open-session.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.ts'
import { readPhoto } from './read-photo.ts'
import { refreshSession } from './refresh-session.ts'
import { resetPassword } from './reset-password.ts'
import { sendNewDeviceMail } from './send-new-device-mail.ts'
import { sendResetLink } from './send-reset-link.ts'
import { tryLimits } from './session-limits.ts'
import { hashToken } from './session-token.ts'
import { signIn } from './sign-in.ts'
import { networkSource, type SignInSource } from './sign-in-sources.ts'
import { sourceOf } from './source-of.ts'

interface SessionDeps {
  sendMail: SendMail
  /** The site's public address, which mailed links begin with. */
  origin: () => string
}

/** The calls that open and end sessions, for those who have no access token (any more). */
export function registerSessionRoutes(scope: FastifyInstance, deps: SessionDeps): void {
  const { sendMail, origin } = deps
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  const answer = async (reply: FastifyReply, from: SignInSource, opened: OpenedSession) => {
    const { tokens, device, isNewDevice, userId } = opened
    const signedIn = { userId, from, at: new Date(timeNow()), origin: origin() }
    // Before the answer: a browser gets its cookie, and so is known, only once its mail is in the database.
    if (isNewDevice) await sendNewDeviceMail(scope.db, sendMail, signedIn)
    reply.header('set-cookie', deviceCookie(device, origin()))
    return { data: tokens }
  }

  scope.post<{ Body: BodyOf<typeof login> }>(login.path, routeOf(login), async (request, reply) => {
    const from = sourceOf(request)
    // After the answer: neither it nor its time tells whether there is such an account (SAFE-3).
    const onFailed = (account: string) =>
      scope.afterAnswer(reply, () => auditFailure(scope.db, account, from))
    const outcome = await signIn(scope.db, request.body, from, onFailed)
    return 'ticket' in outcome ? { data: outcome } : answer(reply, from, outcome)
  })

  registerSignInSteps(scope, { origin, answer })

  scope.post<{ Body: BodyOf<typeof refreshCall> }>(
    refreshCall.path,
    routeOf(refreshCall),
    async (request) => ({
      data: await refreshSession(scope.db, request.body.refreshToken, sourceOf(request)),
    }),
  )

  scope.post<{ Body: BodyOf<typeof logout> }>(logout.path, routeOf(logout), async (request) => {
    const access = bearerToken(request)
    const { refreshToken, refreshTokenHash } = request.body ?? {}
    const hashes = {
      access: access && hashToken(access),
      refresh: refreshToken === undefined ? refreshTokenHash : hashToken(refreshToken),
    }
    await endSession(scope.db, hashes, sourceOf(request))
    return { data: null }
  })

  scope.post<{ Body: BodyOf<typeof forgetPassword> }>(
    forgetPassword.path,
    routeOf(forgetPassword),
    async (request, reply) => {
      const { email } = request.body
      const sender = `forget-password ${networkSource(sourceOf(request))}`
      await takePlaces(scope.db, [{ subject: sender, ...tryLimits.resetNetwork }])
      const language = requestLanguage(request)
      scope.afterAnswer(reply, () =>
        sendResetLink(scope.db, sendMail, { email, language, origin: origin() }),
      )
      return { data: null }
    },
  )

  scope.post<{ Body: BodyOf<typeof acceptInvitationCall> }>(
    acceptInvitationCall.path,
    routeOf(acceptInvitationCall),
    async (request) => {
      await acceptInvitation(scope.db, request.body, sourceOf(request))
      return { data: null }
    },
  )

  scope.post<{ Body: BodyOf<typeof resetPasswordCall> }>(
    resetPasswordCall.path,
    routeOf(resetPasswordCall),
    async (request) => {
      await resetPassword(scope.db, request.body, sourceOf(request))
      return { data: null }
    },
  )
}

/** The calls about the own account; they live in the scope that the session guard protects. */
export function registerAccountRoutes(scope: FastifyInstance): void {
  scope.get(myProfile.path, routeOf(myProfile), async (request) => ({
    data: await readProfile(scope.db, sessionOf(request)),
  }))

  scope.put<{ Body: BodyOf<typeof saveProfileCall> }>(
    saveProfileCall.path,
    routeOf(saveProfileCall),
    async (request) => ({
      data: await saveProfile(scope.db, sessionOf(request).userId, request.body),
    }),
  )

  scope.put(savePhotoCall.path, routeOf(savePhotoCall), async (request) => {
    const photo = await readPhoto(request)
    return { data: await savePhoto(scope.db, sessionOf(request).userId, photo) }
  })

  scope.delete(removePhoto.path, routeOf(removePhoto), async (request) => ({
    data: await savePhoto(scope.db, sessionOf(request).userId, null),
  }))

  scope.post<{ Body: BodyOf<typeof changePasswordCall> }>(
    changePasswordCall.path,
    routeOf(changePasswordCall),
    async (request) => ({
      data: await changePassword(scope.db, sessionOf(request), request.body, sourceOf(request)),
    }),
  )

  scope.get(listOwnCall.path, routeOf(listOwnCall), async (request) => ({
    data: await listOwnSessions(scope.db, sessionOf(request)),
  }))

  scope.delete(endOwnCall.path, routeOf(endOwnCall), async (request) => ({
    data: await endOwnSession(scope.db, sessionOf(request), recordId(request)),
  }))

  scope.delete(endOthersCall.path, routeOf(endOthersCall), async (request) => ({
    data: await endOtherSessions(scope.db, sessionOf(request), sourceOf(request)),
  }))
}
