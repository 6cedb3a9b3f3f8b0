import { callAddress } from '#contract/endpoint.ts'
import { type Language, languageHeader, otherLanguages } from '#contract/locale.ts'
import { keptLanguage, sectionCalls } from '#contract/content-calls.ts'
import { sectionKey } from '#contract/section-key.ts'
import { ageOf, readSection, writeSection } from '#src/pwa/storage/section-store.ts'
import { isOwnAnswer } from './own-answers.ts'

/** Milliseconds for which kept content is fresh enough not to be fetched ahead again. */
export const freshFor = 60 * 60 * 1000

/**
 * Fetches the public sections that are missing or old, one after the other so that a page in use never competes
 * with it: first in the visitor's language, then in the others.
 */
export async function refreshSections(language: Language): Promise<void> {
  for (const each of [language, ...otherLanguages(language)]) {
    for (const call of sectionCalls) {
      const address = callAddress(call, call.parameters)
      const key = sectionKey(keptLanguage(call, each), address)
      const stored = await readSection(key)
      if (stored !== undefined && ageOf(stored) < freshFor) continue
      if (!(await refreshSection(key, address, each))) return
    }
  }
}

/** @returns false when the network is gone and going on is of no use */
async function refreshSection(key: string, address: string, language: Language): Promise<boolean> {
  try {
    const response = await fetch(address, {
      headers: { [languageHeader]: language, accept: 'application/json' },
    })
    if (await isOwnAnswer(address, response))
      await writeSection(key, { data: await response.json(), fetchedAt: Date.now() })
    return true
  } catch {
    return false
  }
}
