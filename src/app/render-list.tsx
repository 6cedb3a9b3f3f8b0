import { createMemoryHistory } from '@tanstack/react-router'
import type { User } from '#contract/auth.ts'
import type { Language } from '#contract/locale.ts'
import type { ApiClient } from '#src/api/api-client.ts'
import { listAt } from '#src/features/admin/collections/first-list.ts'
import { sessionSlice, tokensArrived, userArrived } from '#src/features/session/session-slice.ts'
import { Session } from '#src/features/session/session.ts'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { AdminFrame } from '#src/routes/admin/admin-frame.tsx'
import { adminRoutes } from '#src/routes/admin/admin-routes.ts'
import { createApp } from './create-app.ts'
import { scriptSafeJson } from './page-head/script-safe-json.ts'
import { siteFacts } from './page-head/site-facts.ts'
import { pageState, renderApp, type RenderedPage } from './render-app.tsx'
import { createRoutedNavigation, loadFirstPage, openRouter, RoutedPages } from './routed-pages.tsx'

export interface StaffRenderInput {
  /** Path and query of a page of the back office. */
  address: string
  language: Language
  /** The site's public address, without a slash at its end. */
  origin: string
  /** Answers each call as the API answers this user. */
  client: ApiClient
  user: User
}

/**
 * Renders a list of the back office to HTML for one user, with its styles and its data (ADMIN-10).
 *
 * @returns undefined for any other page, and for a list that the user may not read: their browser builds it
 * @throws ApiFailure where the list could not be read
 */
export async function renderList(input: StaffRenderInput): Promise<RenderedPage | undefined> {
  const { address, language, origin, client, user } = input
  const list = listAt(new URL(address, origin), { client, language }, user.roles)
  if (list === undefined) return undefined
  const session = new Session(client)
  const reducers = { [sessionSlice.name]: sessionSlice.reducer }
  const app = await createApp({ language, client, nonce: undefined, backOffice: { reducers } })
  // A token of no value: what is asked for here goes by the client.
  app.store.dispatch(tokensArrived({ accessToken: '' }))
  app.store.dispatch(userArrived(user))
  await addAdminTexts(app.i18n, language)
  const router = openRouter(app, {
    history: createMemoryHistory({ initialEntries: [address] }),
    routes: adminRoutes,
    backOffice: { session, guard: () => undefined, Frame: AdminFrame },
  })
  await Promise.all([
    loadFirstPage(router),
    app.queryClient.fetchQuery(list.query),
    // Without them a filter names less, or comes later and moves the rows.
    ...list.named.map((names) => app.queryClient.prefetchQuery(names)),
  ])
  const navigation = createRoutedNavigation(router)
  const markup = await renderApp(
    app,
    <RoutedPages router={router} navigation={navigation} />,
    origin,
    // A list is texts in narrow columns: in another font they break elsewhere. Who has signed in has it already.
    'optional',
  )
  const { companyName } = siteFacts(app, origin)
  const t = app.i18n.getFixedT(null, ['admin', 'translation'] as ['admin', 'translation'])
  return {
    ...markup,
    status: 200,
    kind: 'staff',
    codeFiles: [],
    title: `${list.screen.texts.title(t)} | ${companyName}`,
    headHtml: '<meta name="robots" content="noindex">',
    state: scriptSafeJson({ ...pageState(app.queryClient), user }),
    urgentPicture: undefined,
    months: Array.from({ length: 12 }, (_, index) =>
      t(`translation:month.${index + 1}` as 'translation:month.1'),
    ),
    failed: [],
  }
}
