import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/system'
import { QueryClientProvider } from '@tanstack/react-query'
import { I18nextProvider } from 'react-i18next'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { ApiContext } from '#src/api/api-context.ts'
import { replayEarlyPress } from '#src/ui/early-press.ts'
import { TakenOver } from '#src/ui/taken-over.tsx'
import { ToastHost } from '#src/ui/toasts/toast-host.tsx'
import type { App } from './create-app.ts'

/** The app's pages inside its providers; the same in a browser and on the server. */
export function AppView({ app, children }: { app: App; children: ReactNode }) {
  // Only the first page load has something to replay; later this finds nothing.
  const replay = () => replayEarlyPress(document.body)
  return (
    <Provider store={app.store}>
      <CacheProvider value={app.emotionCache}>
        <ThemeProvider theme={app.theme}>
          <I18nextProvider i18n={app.i18n}>
            <QueryClientProvider client={app.queryClient}>
              <ApiContext value={app.api}>
                {children}
                <TakenOver onTakenOver={replay} />
                <ToastHost language={app.language} />
              </ApiContext>
            </QueryClientProvider>
          </I18nextProvider>
        </ThemeProvider>
      </CacheProvider>
    </Provider>
  )
}
