import { z } from 'zod/mini'
import { companyFallbacks } from '#contract/company-fallbacks.ts'
import { getSettings } from '#contract/content/settings.ts'
import type { Language } from '#contract/locale.ts'
import type { PublicReads } from '#server/content/public-reads.ts'

/** What the company is called, as the settings have it (decisions 6). */
export async function companyName(reads: PublicReads, language: Language): Promise<string> {
  const answer = z.parse(getSettings.output, await reads.read(getSettings.id, {}, language))
  return answer.data.data[0]?.companyName || companyFallbacks.name[language]
}
