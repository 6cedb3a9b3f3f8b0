import createEmotionServer from '@emotion/server/create-instance'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { renderedStyles } from '#src/theme/emotion-cache.ts'
import { AppView } from './app-view.tsx'
import type { App } from './create-app.ts'

/** The pages of an app as HTML. */
export interface Markup {
  /** The content of the root element. */
  html: string
  /** The styles that it needs beside the global ones: emotion's own elements, for the document's head. */
  emotionStyles: { attribute: string; css: string }[]
}

/**
 * Renders the pages of an app on the server.
 *
 * @param onError told of a part that could not be rendered, for which the HTML has its fallback
 */
export async function renderApp(
  app: App,
  pages: ReactNode,
  onError?: (cause: unknown) => void,
): Promise<Markup> {
  // Styles are gathered for the head instead of standing between the elements.
  app.emotionCache.compat = true
  const { prelude } = await prerender(<AppView app={app}>{pages}</AppView>, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    ...(onError && { onError }),
  })
  const html = await new Response(prelude).text()
  const { styles } = createEmotionServer(app.emotionCache).extractCriticalToChunks(html)
  return {
    html,
    emotionStyles: styles.map(({ ids, css }) => ({
      attribute: `${renderedStyles}="${ids.join(' ')}"`,
      css,
    })),
  }
}
