import { settings } from '#contract/collections/settings.ts'
import { profileCalls } from '#contract/company-profile.ts'
import { contentCalls } from '#contract/content-calls.ts'
import type { ContentCall } from '#contract/content-calls.ts'
import { languages } from '#contract/locale.ts'
import type { PublicReads } from '#server/content/public-reads.ts'
import { contentHash } from '#server/media/content-hash.ts'

/** The profile itself and the forms' notices are added to the settings and are no part of the profile. */
const ignored = new Set(Object.keys(settings.visitors.added))

/**
 * Names the content that a company profile would be made of now: the same name, the same content in every language.
 *
 * @throws ContentUnavailable
 */
export async function hashContent(reads: PublicReads): Promise<string> {
  const parts: Buffer[] = []
  for (const language of languages)
    for (const { id, parameters = {} } of profileCalls as readonly ContentCall[]) {
      const body = await reads.read(id, parameters, language)
      const isSettings = id === contentCalls.GetSettings.id
      const told = (name: string, value: unknown) =>
        isSettings && ignored.has(name) ? undefined : value
      parts.push(Buffer.from(JSON.stringify(body, told)))
    }
  return contentHash(...parts)
}
