import type { ReducersMapObject } from '@reduxjs/toolkit'
import type { Language } from '#contract/locale.ts'
import { type ApiClient, createApiClient } from '#src/api/api-client.ts'
import { fetchWithHeadStart } from '#src/api/head-start.ts'
import { answeredMessage } from '#src/i18n/answered-messages.ts'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { sayFromLastPage } from '#src/features/session/said-on-next-page.ts'
import { Session } from '#src/features/session/session.ts'
import {
  selectStaff,
  selectVisitorView,
  sessionSlice,
} from '#src/features/session/session-slice.ts'
import { AdminFrame } from '#src/routes/admin/admin-frame.tsx'
import { adminRoutes, type AdminRoutes } from '#src/routes/admin/admin-routes.ts'
import { type Access, checkAccess } from '#src/routes/admin/check-access.ts'
import { signInAddress } from '#src/routes/guests/sign-in-path.ts'
import { openDraftsOf } from '#src/pwa/drafts.ts'
import { keepAnswersFor } from '#src/pwa/kept-answers.ts'
import { warmBackOffice } from '#src/pwa/warm-content.ts'
import { showToast, toastDurations } from '#src/ui/toasts/show-toast.ts'
import type { App } from './create-app.ts'
import type { AppRouter } from './create-router.ts'
import type { BackOfficeRouting } from './router-context.ts'

export { purgePrivateData } from '#src/pwa/private-data.ts'

/** The part of the app that only staff load: with cookies of a session. */
export interface BackOffice {
  client: ApiClient
  reducers: ReducersMapObject
  routes: AdminRoutes
  routing: BackOfficeRouting
  /** Restores the session, before anything is asked or shown. */
  open: (app: App, router: AppRouter) => Promise<void>
}

export function createBackOffice(language: Language): BackOffice {
  const session = new Session(createApiClient(language, fetchWithHeadStart))
  const access: Access = { staff: false, visitorView: false }
  return {
    client: session.client,
    reducers: { [sessionSlice.name]: sessionSlice.reducer },
    routes: adminRoutes,
    routing: {
      session,
      guard: (location) => checkAccess(location, access),
      Frame: AdminFrame,
    },
    open: async (app, router) => {
      follow(app, access)
      attach(session, app, router)
      // First the words: a session that cannot be restored has something to say.
      await addAdminTexts(app.i18n, app.language)
      sayFromLastPage(app.i18n.getFixedT(null, 'admin'))
      await session.restore()
    },
  }
}

/** Keeps at what the store says: what the guard judges by, and whose answers and drafts this device keeps. */
function follow({ store, language }: App, access: Access): void {
  store.subscribe(() => {
    // The slice is there whenever this code is.
    const state = store.getState() as unknown as Parameters<typeof selectStaff>[0]
    const staff = selectStaff(state)
    if (staff !== undefined && !access.staff) void warmBackOffice(language)
    access.staff = staff !== undefined
    keepAnswersFor(staff?.id)
    openDraftsOf(staff?.id)
    access.visitorView = selectVisitorView(state)
  })
}

function attach(session: Session, { store, i18n, queryClient }: App, router: AppRouter): void {
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
    dispatch: store.dispatch,
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
