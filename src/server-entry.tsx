import { dehydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query'
import { firstFontFiles } from '#brand/fonts.ts'
import type { Language } from '#contract/locale.ts'
import type { ApiClient } from './api/api-client.ts'
import { keepHomeParts } from './api/home-parts.ts'
import { keepOwnModels } from './api/own-models.ts'
import { createApp } from './app/create-app.ts'
import { FirstPage, navigationAt } from './app/first-page.tsx'
import { pageHeadHtml } from './app/page-head/page-head-html.ts'
import { scriptSafeJson } from './app/page-head/script-safe-json.ts'
import { siteFacts } from './app/page-head/site-facts.ts'
import { stateElementId } from './app/page-state.ts'
import { type Markup, renderApp } from './app/render-app.tsx'
import { importNow } from './pwa/code/import-now.ts'
import { findPublicPage, loadPage, productPath, slugOf } from './routes/public-pages.ts'
import { globalCss } from './theme/global-css.ts'
import { type PageHeadContent, PageHeadSink } from './ui/page-head.tsx'

export { globalCss }
export type { Markup }
export type { ListRenderInput } from './app/render-list.tsx'

/** The code of the back office comes with the first of its lists. */
export const loadListRenderer = async () =>
  (await importNow(() => import('./app/render-list.tsx'))).renderList

export interface RenderInput {
  /** Path and query of the page. */
  address: string
  language: Language
  /** The site's public address, without a slash at its end. */
  origin: string
  /** Stands for the network: answers each call with its body. */
  client: ApiClient
}

export interface RenderedPage extends Markup {
  /** 200 or 404. */
  status: number
  /** It leads to the back office. */
  isForGuests: boolean
  /** The source files of its code and its texts, beside those of every page. */
  codeFiles: string[]
  title: string
  /** The part of the document's head that tells of the page. */
  headHtml: string
  globalCss: string
  stateElementId: string
  /** JSON, safe inside a script element. */
  state: string
  fontFiles: string[]
  /** Ids of the calls whose sections could not be read. */
  failed: string[]
}

/** The content of the page's queries; what they are for is in the app's code already. */
function pageState(client: QueryClient): DehydratedState {
  const { mutations, queries } = dehydrate(client)
  return { mutations, queries: queries.map(({ meta: _meta, ...query }) => query) }
}

/** Renders one public page to HTML with its styles and its data (PAGE-13). */
export async function render({
  address,
  language,
  origin,
  client,
}: RenderInput): Promise<RenderedPage> {
  const app = await createApp({ language, client })
  const url = new URL(address, origin)
  const page = findPublicPage(url.pathname)
  await loadPage(page, app, Object.fromEntries(url.searchParams))
  if (page.path === productPath) keepOwnModels(app, slugOf(url.pathname))
  if (page.path === '/') keepHomeParts(app)
  const Page = await page.fetch()
  const cache = app.queryClient.getQueryCache()
  const failed = cache.findAll({ predicate: (query) => query.state.status === 'error' })
  // A section that failed here starts afresh in the browser: both then begin with 'loading'.
  for (const query of failed) cache.remove(query)

  let head: PageHeadContent = { title: '', description: '' }
  const markup = await renderApp(
    app,
    <PageHeadSink value={(content) => (head = content)}>
      <FirstPage navigation={navigationAt(url)} page={page} Page={Page} />
    </PageHeadSink>,
  )
  return {
    ...markup,
    status: head.notFound ? 404 : 200,
    isForGuests: page.isForGuests,
    codeFiles: page.files(language),
    title: head.title,
    headHtml: pageHeadHtml(head, siteFacts(app, origin)),
    globalCss: globalCss(origin),
    stateElementId,
    state: scriptSafeJson(pageState(app.queryClient)),
    fontFiles: firstFontFiles,
    failed: failed.map(({ queryKey }) => String(queryKey[2])),
  }
}
