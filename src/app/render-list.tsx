import { createMemoryHistory } from '@tanstack/react-router'
import { usualPageSize } from '#contract/admin/list-pages.ts'
import { myProfileCall } from '#contract/calls.ts'
import type { Language } from '#contract/locale.ts'
import type { ApiClient } from '#src/api/api-client.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import { readEnvelope } from '#src/api/read-envelope.ts'
import { readUser } from '#src/api/read-user.ts'
import { sections } from '#src/api/section-queries.ts'
import { listQuery, type RecordPage } from '#src/features/admin/collections/queries.ts'
import { screenOf } from '#src/features/admin/declarations/screens.ts'
import { Session } from '#src/features/session/session.ts'
import { tokensArrived, userArrived } from '#src/features/session/session-slice.ts'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { AdminFrame } from '#src/routes/admin/admin-frame.tsx'
import { adminRoutes } from '#src/routes/admin/admin-routes.ts'
import { ForeseenWidth } from '#src/ui/use-matches.ts'
import { Preview } from '#src/hydration/preview.tsx'
import { createApp } from './create-app.ts'
import { type Markup, renderApp } from './render-app.tsx'
import { createRoutedNavigation, loadFirstPage, openRouter, RoutedPages } from './routed-pages.tsx'

export interface ListRenderInput {
  /** The path of the list. */
  path: string
  collection: string
  language: Language
  /** Answers each call as the API answers the user who asks. */
  client: ApiClient
  /** Pixels: the screen's likely width. */
  width: number
}

/**
 * Renders a list of the back office as it begins, for the user whom the API knows by the client (ADMIN-10).
 *
 * @returns undefined where the profile is not one of staff
 * @throws ApiFailure where the profile or the list could not be read
 * @throws Error where a part of it could not be rendered
 */
export async function renderList({
  path,
  collection,
  language,
  client,
  width,
}: ListRenderInput): Promise<Markup | undefined> {
  const screen = screenOf(collection)
  const profile = await client(myProfileCall)
  const [record] = readEnvelope(profile, myProfileCall.envelope) ?? []
  if (record === undefined) return undefined
  const app = await createApp({ language, client })
  const session = new Session(client)
  // A token of no value: what is asked for here goes by the client.
  session.store.dispatch(tokensArrived({ accessToken: '' }))
  session.store.dispatch(userArrived(readUser(record)))
  const query = { pageSize: usualPageSize }
  const [{ data }] = await Promise.all([
    callEndpoint(client, screen.calls.list, { query }),
    app.queryClient.prefetchQuery(sections.settings(app.api)),
    addAdminTexts(app.i18n, language),
  ])
  app.queryClient.setQueryData(listQuery(app.api, screen, query).queryKey, data as RecordPage)
  const router = openRouter(app, {
    history: createMemoryHistory({ initialEntries: [path] }),
    backOffice: {
      routes: adminRoutes,
      routing: { session, guard: () => undefined, Frame: AdminFrame },
    },
  })
  await loadFirstPage(router)
  let failed: Error | undefined
  const markup = await renderApp(
    app,
    <ForeseenWidth value={width}>
      <Preview>
        <RoutedPages router={router} navigation={createRoutedNavigation(router)} />
      </Preview>
    </ForeseenWidth>,
    (cause) => (failed ??= new Error(`${path} could not be rendered`, { cause })),
  )
  if (failed) throw failed
  return markup
}
