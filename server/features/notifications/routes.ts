import type { FastifyInstance } from 'fastify'
import type { BodyOf } from '#contract/endpoint.ts'
import {
  listNotifications as listCall,
  readBranchChoice as readBranchesCall,
  readMailTimes as readTimesCall,
  saveBranchChoice as saveBranchesCall,
  saveMailTimes as saveTimesCall,
  seeNotifications as seeCall,
} from '#contract/admin/notifications.ts'
import {
  addPushDevice as addDeviceCall,
  readPush as readPushCall,
  removePushDevice as removeDeviceCall,
  savePushKinds as saveKindsCall,
} from '#contract/admin/push.ts'
import { requestLanguage } from '#server/http/request-language.ts'
import { routeOf } from '#server/http/route-of.ts'
import { sessionOf } from '#server/http/session-of.ts'
import { readBranchChoice, saveBranchChoice } from './branch-choice.ts'
import { addPushDevice, readPush, removePushDevice, savePushKinds } from './push-devices.ts'
import { listNotifications } from './list-notifications.ts'
import { forgetTold } from './told.ts'
import { readMailTimes, saveMailTimes, seeNotifications } from './subscriptions.ts'

/**
 * The notifications of staff; their routes live in the scope that the session guard protects.
 *
 * @param pushService see `isPushService`
 */
export function registerNotificationRoutes(
  scope: FastifyInstance,
  pushService: string | undefined,
): void {
  scope.get(listCall.path, routeOf(listCall), async (request) => ({
    data: await listNotifications(scope.db, sessionOf(request)),
  }))

  scope.post<{ Body: BodyOf<typeof seeCall> }>(seeCall.path, routeOf(seeCall), async (request) => {
    await seeNotifications(scope.db, sessionOf(request), request.body)
    await forgetTold(scope.db, sessionOf(request), request.body.told ?? [])
    return { data: null }
  })

  scope.get(readTimesCall.path, routeOf(readTimesCall), async (request) => ({
    data: await readMailTimes(scope.db, sessionOf(request)),
  }))

  scope.put<{ Body: BodyOf<typeof saveTimesCall> }>(
    saveTimesCall.path,
    routeOf(saveTimesCall),
    async (request) => ({
      data: await saveMailTimes(scope.db, sessionOf(request), request.body),
    }),
  )

  scope.get(readBranchesCall.path, routeOf(readBranchesCall), async (request) => ({
    data: await readBranchChoice(scope.db, sessionOf(request)),
  }))

  scope.put<{ Body: BodyOf<typeof saveBranchesCall> }>(
    saveBranchesCall.path,
    routeOf(saveBranchesCall),
    async (request) => ({
      data: await saveBranchChoice(scope.db, sessionOf(request), request.body),
    }),
  )

  scope.get(readPushCall.path, routeOf(readPushCall), async (request) => ({
    data: await readPush(scope.db, sessionOf(request)),
  }))

  scope.put<{ Body: BodyOf<typeof saveKindsCall> }>(
    saveKindsCall.path,
    routeOf(saveKindsCall),
    async (request) => ({ data: await savePushKinds(scope.db, sessionOf(request), request.body) }),
  )

  scope.put<{ Body: BodyOf<typeof addDeviceCall> }>(
    addDeviceCall.path,
    routeOf(addDeviceCall),
    async (request) => ({
      data: await addPushDevice(scope.db, sessionOf(request), request.body, {
        language: requestLanguage(request),
        own: pushService,
      }),
    }),
  )

  scope.delete(removeDeviceCall.path, routeOf(removeDeviceCall), async (request) => ({
    data: await removePushDevice(scope.db, sessionOf(request)),
  }))
}
