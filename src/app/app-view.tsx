import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/system'
import { QueryClientProvider } from '@tanstack/react-query'
import { I18nextProvider } from 'react-i18next'
import { type ReactNode, useEffect } from 'react'
import { ApiContext } from '#src/api/api-context.ts'
import { replayEarlyPresses } from '#src/hydration/early-press.ts'
import { ToastHost } from '#src/ui/toasts/toast-host.tsx'
import type { App } from './create-app.ts'

interface AppViewProps {
  app: App
  /** Called once, when the page is there and answers. */
  onReady?: () => void
  children: ReactNode
}

/** The app's pages inside its providers; the same in a browser and on the server. */
export function AppView({ app, onReady, children }: AppViewProps) {
  useEffect(() => {
    onReady?.()
    replayEarlyPresses(document.body)
    // It happens once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return (
    <CacheProvider value={app.emotionCache}>
      <ThemeProvider theme={app.theme}>
        <I18nextProvider i18n={app.i18n}>
          <QueryClientProvider client={app.queryClient}>
            <ApiContext value={app.api}>
              {children}
              <ToastHost language={app.api.language} />
            </ApiContext>
          </QueryClientProvider>
        </I18nextProvider>
      </ThemeProvider>
    </CacheProvider>
  )
}
