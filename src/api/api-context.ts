import { createContext, useContext } from 'react'
import { type Language, languageHeader, otherLanguages } from '#contract/locale.ts'
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

/** The same API, asked in each of the site's other languages. */
export function inOtherLanguages({ client, language }: ApiContextValue): ApiContextValue[] {
  return otherLanguages(language).map((other) => ({
    language: other,
    client: (call, input) =>
      client(call, { ...input, headers: { ...input?.headers, [languageHeader]: other } }),
  }))
}
