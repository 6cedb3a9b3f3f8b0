import { createContext, useContext } from 'react'
import { type Language, languageHeader, otherLanguage } from '#contract/locale.ts'
import type { ApiClient } from './api-client.ts'

export interface ApiContextValue {
  client: ApiClient
  language: Language
}

export const ApiContext = createContext<ApiContextValue | undefined>(undefined)

export function useApi(): ApiContextValue {
  const value = useContext(ApiContext)
  if (value === undefined) throw new Error('useApi needs an ApiContext around it')
  return value
}

/** The same API, asked in the site's other language. */
export function inOtherLanguage({ client, language }: ApiContextValue): ApiContextValue {
  const other = otherLanguage(language)
  return {
    language: other,
    client: (call, input) =>
      client(call, { ...input, headers: { ...input?.headers, [languageHeader]: other } }),
  }
}
