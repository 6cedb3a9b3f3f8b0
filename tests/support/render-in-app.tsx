import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/system'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { render, type RenderResult } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { Language } from '#contract/locale.ts'
import type { ApiClient } from '#src/api/api-client.ts'
import { ApiContext, type ApiContextValue } from '#src/api/api-context.ts'
import { type App, createApp } from '#src/app/create-app.ts'
import type { AppRouter } from '#src/app/create-router.ts'
import { createRoutedNavigation, openRouter } from '#src/app/routed-pages.tsx'
import { addPageTexts } from '#src/i18n/add-page-texts.ts'
import { NavigationContext } from '#src/ui/navigation.ts'

/** The answer to a call: a body, a failure, or none yet; a list of them where the call is made several times. */
export type CannedAnswer = { body: unknown } | { failure: Error } | 'pending'
export type CannedAnswers = Record<string, CannedAnswer | CannedAnswer[]>

/** Answers each call by its id from a table; the last of several answers stays. Never touches a network. */
export function createCannedClient(answers: CannedAnswers): ApiClient {
  const made: Record<string, number> = {}
  return (call) => {
    const count = (made[call.id] = (made[call.id] ?? 0) + 1)
    const canned = [answers[call.id] ?? 'pending'].flat()
    const answer = canned[Math.min(count, canned.length) - 1] ?? 'pending'
    if (answer === 'pending') return new Promise(() => {})
    return 'body' in answer ? Promise.resolve(answer.body) : Promise.reject(answer.failure)
  }
}

/** An app with its router, at the home page of a history of its own. */
export type TestApp = App & { router: AppRouter }

export async function createTestApp(api: ApiContextValue): Promise<TestApp> {
  const app = await createApp(api)
  const history = createMemoryHistory({ initialEntries: ['/'] })
  return { ...app, router: openRouter(app, { history }) }
}

/** The app's providers, without its router's page. */
export function InApp({ app, children }: { app: TestApp; children: ReactNode }) {
  const navigation = createRoutedNavigation(app.router)
  return (
    <CacheProvider value={app.emotionCache}>
      <ThemeProvider theme={app.theme}>
        <I18nextProvider i18n={app.i18n}>
          <QueryClientProvider client={app.queryClient}>
            <ApiContext value={app.api}>
              <RouterContextProvider router={app.router}>
                <NavigationContext value={navigation}>{children}</NavigationContext>
              </RouterContextProvider>
            </ApiContext>
          </QueryClientProvider>
        </I18nextProvider>
      </ThemeProvider>
    </CacheProvider>
  )
}

/**
 * Renders a part of the site with the real providers, in one language, over canned answers.
 *
 * @param answers by the call's id, such as `GetAllSlides`; a call that is not named stays unanswered
 */
export async function renderInApp(
  part: ReactElement,
  { language, answers = {} }: { language: Language; answers?: CannedAnswers },
): Promise<RenderResult & { app: TestApp }> {
  document.documentElement.lang = language
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
  const app = await createTestApp({ language, client: createCannedClient(answers) })
  await addPageTexts(app.i18n, language)
  return { app, ...render(<InApp app={app}>{part}</InApp>) }
}
