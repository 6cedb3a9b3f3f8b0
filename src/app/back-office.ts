import type { Language } from '#contract/locale.ts'
import { type ApiClient, createApiClient } from '#src/api/api-client.ts'
import { fetchOrEarly } from '#src/api/early-requests.ts'
import { answeredMessage } from '#src/i18n/answered-messages.ts'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { sayFromLastPage } from '#src/features/session/said-on-next-page.ts'
import { Session } from '#src/features/session/session.ts'
import { AdminFrame } from '#src/routes/admin/admin-frame.tsx'
import { adminRoutes, type AdminRoutes } from '#src/routes/admin/admin-routes.ts'
import { checkAccess } from '#src/routes/admin/check-access.ts'
import { openFirstList } from '#src/routes/admin/first-list.ts'
import { signInAddress } from '#src/routes/sign-in-path.ts'
import { prefetchBackOffice } from '#src/pwa/prefetch-content.ts'
import { showToast, toastDurations } from '#src/ui/toasts/show-toast.ts'
import type { App } from './create-app.ts'
import type { AppRouter } from './create-router.ts'
import type { BackOfficeRouting } from './router-context.ts'

export { closeUserScope } from '#src/pwa/user-scope.ts'

/** The part of the app that only staff load: with cookies of a session. */
export interface BackOffice {
  client: ApiClient
  routes: AdminRoutes
  routing: BackOfficeRouting
  /**
   * Restores the session, before anything is asked or shown.
   *
   * @returns what the first rendering waits for
   */
  open: (app: App, router: AppRouter) => Promise<{ firstList: Promise<void> }>
}

export function createBackOffice(language: Language): BackOffice {
  const session = new Session(createApiClient(language, fetchOrEarly))
  return {
    client: session.client,
    routes: adminRoutes,
    routing: {
      session,
      guard: (location) => checkAccess(location, session.access),
      Frame: AdminFrame,
    },
    open: async (app, router) => {
      attach(session, app, router)
      // First the words: a session that cannot be restored has something to say.
      await addAdminTexts(app.i18n, app.api.language)
      sayFromLastPage(app.i18n.getFixedT(null, 'admin'))
      await session.restore()
      return { firstList: session.access.staff ? openFirstList(app) : Promise.resolve() }
    },
  }
}

function attach(session: Session, { i18n, api, queryClient }: App, router: AppRouter): void {
  const t = i18n.getFixedT(null, 'admin')
  const leave = (redirect?: string) => {
    queryClient.clear()
    void router.navigate({
      href: signInAddress(redirect),
      // A person who leaves has been asked about unsaved work already.
      ignoreBlocker: true,
    })
  }
  session.attach({
    onArrived: () => void prefetchBackOffice(api.language),
    onSignedOut: () => {
      showToast('success', t('session.signedOut'), toastDurations.admin)
      leave()
    },
    onExpired: (failure) => {
      const said = answeredMessage(failure) ?? t('session.expired')
      showToast('error', said, toastDurations.admin)
      leave(router.state.location.href)
    },
    onFollowed: () => void router.invalidate(),
  })
}
