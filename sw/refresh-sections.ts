import { callAddress } from '#contract/endpoint.ts'
import { type Language, languageHeader, otherLanguages } from '#contract/locale.ts'
import { keptLanguage, sectionCalls } from '#contract/content-calls.ts'
import { sectionKey } from '#contract/section-key.ts'
import { ageOf, readSection, writeSection } from '#src/pwa/storage/section-store.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { isOwnAnswer } from './own-answers.ts'

/** Milliseconds for which kept content is fresh enough not to be fetched ahead again. */
export const freshFor = 60 * 60 * 1000

/**
 * Fetches the public sections that are missing or old, one after the other so that a page in use never competes
 * with it: first in the visitor's language, then in the others.
 *
 * @param since milliseconds since 1970: what was kept before then is old
 * @returns whether all of them are kept
 */
export async function refreshSections(
  language: Language,
  since = Date.now() - freshFor,
  signal?: AbortSignal,
): Promise<boolean> {
  let isWhole = true
  for (const each of [language, ...otherLanguages(language)]) {
    for (const call of sectionCalls) {
      const address = callAddress(call, call.parameters)
      const key = sectionKey(keptLanguage(call, each), address)
      const stored = await readSection(key)
      if (stored !== undefined && ageOf(stored) <= Date.now() - since) continue
      const outcome = await refreshSection(key, address, each, signal)
      if (outcome === 'unanswered') return false
      if (outcome === 'refused') isWhole = false
    }
  }
  return isWhole
}

/** @returns `unanswered` when the network is gone and going on is of no use */
async function refreshSection(
  key: string,
  address: string,
  language: Language,
  signal: AbortSignal | undefined,
): Promise<'kept' | 'refused' | 'unanswered'> {
  try {
    const response = await fetchAhead(address, {
      signal,
      headers: { [languageHeader]: language, accept: 'application/json' },
    })
    if (!(await isOwnAnswer(address, response))) return 'refused'
    const data: unknown = await response.json()
    const section = { data, fetchedAt: Date.now() }
    return (await writeSection(key, section)) ? 'kept' : 'refused'
  } catch {
    return 'unanswered'
  }
}
