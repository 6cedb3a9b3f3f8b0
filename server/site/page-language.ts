import type { FastifyRequest } from 'fastify'
import { isLanguage, type Language, languageInCookies, pageLanguage } from '#contract/locale.ts'

type Asked = Pick<FastifyRequest, 'query' | 'headers'>

const askedOf = ({ query }: Asked) => (query as Record<string, unknown>).lang
const storedOf = ({ headers }: Asked) => languageInCookies(headers.cookie ?? '')

/** The language of a page that is asked for. */
export const languageOf = (request: Asked): Language =>
  pageLanguage(askedOf(request), storedOf(request))

/** True when only the address tells the language: the link to the next page then has to tell it too. */
export const isLanguageOfAddress = (request: Asked): boolean =>
  isLanguage(askedOf(request)) && storedOf(request) === undefined
