import { z } from 'zod/mini'
import { companyFallbacks } from '#contract/company-fallbacks.ts'
import { getSettings } from '#contract/content/settings.ts'
import type { Language } from '#contract/locale.ts'
import type { PublicReads } from '#server/content/public-reads.ts'

/** @returns the company's name from the settings; the fallback only while there are none (SEED-3) */
export async function companyName(reads: PublicReads, language: Language): Promise<string> {
  const answer = z.parse(getSettings.output, await reads.read(getSettings.id, {}, language))
  return answer.data.data[0]?.companyName || companyFallbacks.name[language]
}
