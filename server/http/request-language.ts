import type { FastifyRequest } from 'fastify'
import { defaultLanguage, isLanguage, languageHeader, type Language } from '#contract/locale.ts'

/** What an answer in `requestLanguage` varies by. */
export const languageVary = `${languageHeader}, accept-language`

/**
 * The language of a call: `x-lang` (anything but ar and en counts as ar), else the first of Accept-Language
 * that the site speaks, else Arabic (decisions 3).
 */
export function requestLanguage(request: Pick<FastifyRequest, 'headers'>): Language {
  const asked = request.headers[languageHeader]
  if (asked !== undefined) return isLanguage(asked) ? asked : defaultLanguage
  const accepted = request.headers['accept-language']
  return accepted === undefined ? defaultLanguage : preferredLanguage(accepted)
}

function preferredLanguage(header: string): Language {
  const ranges = header
    .split(',')
    .map((range) => {
      const [tag = '', weight = '1'] = range.trim().split(/\s*;\s*q=/)
      return { language: tag.toLowerCase().split('-')[0], weight: Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  for (const { language } of ranges) if (isLanguage(language)) return language
  return defaultLanguage
}
