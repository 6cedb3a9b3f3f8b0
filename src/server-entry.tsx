import { createApp } from './app/create-app.ts'
import { FirstPage, navigationAt } from './app/first-page.tsx'
import { pageHeadHtml } from './app/page-head/page-head-html.ts'
import { scriptSafeJson } from './app/page-head/script-safe-json.ts'
import { siteFacts } from './app/page-head/site-facts.ts'
import { pageState, renderApp, type RenderedPage } from './app/render-app.tsx'
import type { ApiClient } from './api/api-client.ts'
import type { Language } from '#contract/locale.ts'
import { findPublicPage, loadPage } from './routes/public-pages.ts'
import { firstFontFiles } from './theme/fonts.ts'
import { globalCss } from './theme/global-css.ts'
import { type PageHeadContent, PageHeadSink } from './ui/page-head.tsx'
import { UrgentPictureSink, type UrgentPicture } from './ui/urgent-picture.ts'

export { firstFontFiles, globalCss, scriptSafeJson as writeState }
export type { RenderedPage }
export { renderList, type StaffRenderInput } from './app/render-list.tsx'

export interface RenderInput {
  /** Path and query of the page. */
  address: string
  language: Language
  /** The site's public address, without a slash at its end. */
  origin: string
  /** Stands for the network: answers each call with its body. */
  client: ApiClient
}

/** Renders one public page to HTML with its styles and its data (PAGE-13). */
export async function render({
  address,
  language,
  origin,
  client,
}: RenderInput): Promise<RenderedPage> {
  const app = await createApp({ language, client, nonce: undefined })
  const url = new URL(address, origin)
  const page = findPublicPage(url.pathname)
  await loadPage(page, app, Object.fromEntries(url.searchParams))
  const Page = await page.fetch()
  const cache = app.queryClient.getQueryCache()
  const failed = cache.findAll({ predicate: (query) => query.state.status === 'error' })
  // A section that failed here starts afresh in the browser: both then begin with 'loading'.
  for (const query of failed) cache.remove(query)

  let head: PageHeadContent = { title: '', description: '' }
  let urgentPicture: UrgentPicture | undefined
  const markup = await renderApp(
    app,
    <PageHeadSink value={(content) => (head = content)}>
      <UrgentPictureSink value={(picture) => (urgentPicture ??= picture)}>
        <FirstPage navigation={navigationAt(url)} page={page} Page={Page} />
      </UrgentPictureSink>
    </PageHeadSink>,
    origin,
  )
  return {
    ...markup,
    status: head.notFound ? 404 : 200,
    kind: page.isForGuests ? 'guests' : 'public',
    codeFiles: page.files(language),
    title: head.title,
    headHtml: pageHeadHtml(head, siteFacts(app, origin)),
    state: scriptSafeJson(pageState(app.queryClient)),
    urgentPicture,
    failed: failed.map(({ queryKey }) => String(queryKey[2])),
  }
}
