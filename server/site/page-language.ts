import type { FastifyRequest } from 'fastify'
import { defaultLanguage, isLanguage, type Language, languageKey } from '#contract/locale.ts'

const cookiePattern = new RegExp(`(?:^|;\\s*)${languageKey}=([a-z]{2})`)

/** The language of a page (decisions 2): `?lang` in the address, else the cookie that mirrors the stored choice, else Arabic. */
export function pageLanguage(request: Pick<FastifyRequest, 'query' | 'headers'>): Language {
  const asked = (request.query as Record<string, unknown>).lang
  if (isLanguage(asked)) return asked
  return cookieLanguage(request) ?? defaultLanguage
}

/** Whether the address alone tells the language: the next page then has to be told it by the link to it. */
export function isLanguageOfAddress(request: Pick<FastifyRequest, 'query' | 'headers'>): boolean {
  const asked = (request.query as Record<string, unknown>).lang
  return isLanguage(asked) && cookieLanguage(request) === undefined
}

function cookieLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language | undefined {
  const stored = headers.cookie?.match(cookiePattern)?.[1]
  return isLanguage(stored) ? stored : undefined
}
