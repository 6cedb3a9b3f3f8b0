import {
  type CompanyProfile,
  readCompanyProfile,
  replaceCompanyProfile,
} from '#contract/admin/company-profile.ts'
import { uploadDataSheet } from '#contract/admin/data-sheets.ts'
import { inEachLanguage, type Language, languages } from '#contract/locale.ts'
import type { ApiClient } from '#src/api/api-client.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import type { Making, makeInWorker } from './make-in-worker.ts'
import type { ProfileStep } from './profile-worker.ts'

/** The stages of the whole. */
export type PublishStep = ProfileStep | { kind: 'storing' }

interface Publishing {
  client: ApiClient
  make: typeof makeInWorker
  day: string
  signal: AbortSignal
  onStep: (step: PublishStep) => void
}

/**
 * Makes the profile and gives it to visitors: both languages at once, or neither (PROFILE-2). The content is named before
 * it is read, so that a change meanwhile shows as a change since.
 *
 * @throws ProfileFailure, ApiFailure, or the signal's reason
 */
export async function publishProfile({
  client,
  make,
  day,
  signal,
  onStep,
}: Publishing): Promise<CompanyProfile> {
  onStep({ kind: 'reading' })
  const { data: before } = await callEndpoint(client, readCompanyProfile, { signal })
  const made = await make({ day, signal, onStep } satisfies Making)
  onStep({ kind: 'storing' })
  const files = inEachLanguage(() => ({ file: '', pages: 0 }))
  for (const language of languages) {
    const { file, pages } = made[language]
    const body = { file: new File([file], nameOf(language), { type: 'application/pdf' }) }
    const { data } = await callEndpoint(client, uploadDataSheet, { body, signal })
    files[language] = { file: data.file, pages }
  }
  const { contentHash, version } = before
  const answer = await callEndpoint(client, replaceCompanyProfile, {
    body: { contentHash, files },
    version,
    signal,
  })
  return answer.data
}

const nameOf = (language: Language) => `company-profile-${language}.pdf`
