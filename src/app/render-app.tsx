import createEmotionServer from '@emotion/server/create-instance'
import { dehydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { renderedStyles } from '#src/theme/emotion-cache.ts'
import { globalCss } from '#src/theme/global-css.ts'
import type { UrgentPicture } from '#src/ui/urgent-picture.ts'
import { AppView } from './app-view.tsx'
import type { App } from './create-app.ts'

export interface RenderedPage {
  /** 200 or 404. */
  status: number
  /** A page of visitors, one that leads to the back office, or one of the back office itself. */
  kind: 'public' | 'guests' | 'staff'
  /** The source files of its code and its texts, beside those of every page. */
  codeFiles: string[]
  title: string
  /** The part of the document's head that tells of the page. */
  headHtml: string
  /** The content of the root element. */
  html: string
  /** All styles that the HTML needs, for the document's head: global ones and emotion's own elements. */
  globalCss: string
  emotionStyles: { attribute: string; css: string }[]
  /** JSON, safe inside a script element. */
  state: string
  urgentPicture: UrgentPicture | undefined
  /** The names of the months, where the page shows moments in the time of the place where it is read. */
  months?: string[]
  /** Ids of the calls whose sections could not be read. */
  failed: string[]
}

async function readAll(stream: ReadableStream): Promise<string> {
  return await new Response(stream).text()
}

/** The content of the page's queries; what they are for is in the app's code already. */
export function pageState(client: QueryClient): DehydratedState {
  const { mutations, queries } = dehydrate(client)
  return { mutations, queries: queries.map(({ meta: _meta, ...query }) => query) }
}

/** The parts of a rendered page that its elements make. */
type Markup = Pick<RenderedPage, 'html' | 'globalCss' | 'emotionStyles'>

/** Renders an app's pages to HTML, with the styles that this needs; they are as those of `globalCss`. */
export async function renderApp(
  app: App,
  pages: ReactNode,
  ...styles: Parameters<typeof globalCss>
): Promise<Markup> {
  // Styles are gathered for the head instead of standing between the elements.
  app.emotionCache.compat = true
  const { prelude } = await prerender(<AppView app={app}>{pages}</AppView>, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  const html = await readAll(prelude)
  const emotion = createEmotionServer(app.emotionCache).extractCriticalToChunks(html)
  return {
    html,
    globalCss: globalCss(...styles),
    emotionStyles: emotion.styles.map(({ key, ids, css }) => {
      const names = ids.join(' ')
      const isGlobal = key !== app.emotionCache.key
      const attribute = isGlobal ? `data-emotion="${key} ${names}"` : `${renderedStyles}="${names}"`
      return { attribute, css }
    }),
  }
}
