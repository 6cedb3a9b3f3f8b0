import type { QueryClient } from '@tanstack/react-query'
import type { EmotionCache } from '@emotion/cache'
import type { i18n } from 'i18next'
import type { Theme } from '@mui/material/styles'
import { directions } from '#contract/locale.ts'
import type { ApiContextValue } from '#src/api/api-context.ts'
import { createI18n, loadLocale } from '#src/i18n/create-i18n.ts'
import { createSiteTheme } from '#src/theme/create-site-theme.ts'
import { createEmotionCache } from '#src/theme/emotion-cache.ts'
import { createQueryClient } from './create-query-client.ts'

/** Everything that one running copy of the app owns. */
export interface App {
  api: ApiContextValue
  i18n: i18n
  queryClient: QueryClient
  theme: Theme
  emotionCache: EmotionCache
}

/** Builds an app for one language: once per page load in a browser, once per rendered page on the server. */
export async function createApp(api: ApiContextValue): Promise<App> {
  const { language } = api
  return {
    api,
    i18n: createI18n(language, await loadLocale(language)),
    queryClient: createQueryClient(),
    theme: createSiteTheme(language),
    emotionCache: createEmotionCache(directions[language]),
  }
}
