import type { FastifyRequest } from 'fastify'
import { defaultLanguage, isLanguage, languageHeader, type Language } from '#contract/locale.ts'
import { weightedItems } from './weighted-items.ts'

/** The headers that an answer in `requestLanguage` varies by. */
export const languageVary = `${languageHeader}, accept-language`

/**
 * The language of a call: `x-lang` (an unknown one counts as the default), else the first of Accept-Language
 * that the site speaks, else the default (LANG-7).
 */
export function requestLanguage(request: Pick<FastifyRequest, 'headers'>): Language {
  const asked = request.headers[languageHeader]
  if (asked !== undefined) return isLanguage(asked) ? asked : defaultLanguage
  const accepted = request.headers['accept-language']
  return accepted === undefined ? defaultLanguage : preferredLanguage(accepted)
}

function preferredLanguage(header: string): Language {
  const wanted = weightedItems(header)
    .map(({ name, weight }) => ({ language: name.split('-')[0], weight }))
    .filter(({ language, weight }) => isLanguage(language) && weight > 0)
    .sort((a, b) => b.weight - a.weight)[0]?.language
  return isLanguage(wanted) ? wanted : defaultLanguage
}
