import { brand } from '#brand/brand.ts'
import type { Settings } from '#contract/collections/settings.ts'
import { contentCalls } from '#contract/content-calls.ts'
import type { Language } from '#contract/locale.ts'
import type { PublicReads } from '#server/content/public-reads.ts'

/** @returns the company's name from the settings; the fallback only while there are none (SEED-3) */
export async function companyName(reads: PublicReads, language: Language): Promise<string> {
  const answer = await reads.read(contentCalls.GetSettings.id, {}, language)
  // This call answers with this type.
  const { data } = answer as { data: { data: Settings[] } }
  return data.data[0]?.companyName || brand.name[language]
}
