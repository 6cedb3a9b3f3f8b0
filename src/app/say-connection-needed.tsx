import { createRoot } from 'react-dom/client'
import type { Language } from '#contract/locale.ts'
import { createApiClient } from '#src/api/api-client.ts'
import { hasPreview } from '#src/hydration/preview.tsx'
import { whenCodeIsMissing } from '#src/pwa/code/import-when-online.ts'
import { ConnectionNeededNote, ConnectionNeededPage } from '#src/routes/connection-needed-page.tsx'
import { NavigationContext } from '#src/ui/navigation.ts'
import { AppView } from './app-view.tsx'
import { createApp } from './create-app.ts'
import { navigationAt } from './first-page.tsx'
import { hidePreloader, styleShell } from './style-shell.ts'
import { watchConnection } from './watch-connection.ts'

/**
 * Until the first page is there: where a part of its code does not come, says that it needs a connection, instead of an
 * endless preloader; beside a preview, which can be read meanwhile.
 *
 * @returns a function that ends it, and tells whether the page has said so
 */
export function sayConnectionNeeded(root: HTMLElement, language: Language): () => boolean {
  let said = false
  const say = async () => {
    if (said) return
    said = true
    const app = await createApp({ language, client: createApiClient(language) })
    watchConnection()
    styleShell(language)
    const isPreviewed = hasPreview()
    createRoot(isPreviewed ? placeBeside(root) : root).render(
      <AppView app={app}>
        <NavigationContext value={navigationAt(new URL(location.href))}>
          {isPreviewed ? <ConnectionNeededNote /> : <ConnectionNeededPage />}
        </NavigationContext>
      </AppView>,
    )
    hidePreloader()
  }
  const stop = whenCodeIsMissing(() => void say())
  return () => {
    stop()
    return said
  }
}

function placeBeside(root: HTMLElement): HTMLElement {
  const place = document.createElement('div')
  root.after(place)
  return place
}
