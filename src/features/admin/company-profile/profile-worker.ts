import { ApiFailure } from '#contract/errors.ts'
import { type Language, languages } from '#contract/locale.ts'
import type { Picture } from '#contract/picture-schema.ts'
import { createApiClient } from '#src/api/api-client.ts'
import { importNow } from '#src/pwa/code/import-now.ts'
import { type PictureBox, pictureKey, picturesOf } from './document/profile.ts'
import { answerThatNothingIsABuffer } from './no-buffers.ts'
import { preparePicture } from './prepare-picture.ts'
import { loadProfileContent, type ProfileContent } from './profile-content.ts'
import type { MadeProfile } from './render-profile.tsx'

/** The stage that the making of a profile has come to. */
export type ProfileStep =
  | { kind: 'reading' }
  | { kind: 'pictures'; done: number; total: number }
  | { kind: 'writing'; language: Language }

/** `empty`: there are no settings, which say who the company is. */
export type ProfileFault = 'network' | 'empty' | 'other'

export type ProfileNews =
  | { step: ProfileStep }
  | { made: Record<Language, MadeProfile> }
  | { fault: ProfileFault; cause: string }

class Empty extends Error {}

const tell = (news: ProfileNews) => postMessage(news)

/** Makes the profile in all languages, each of the content that its visitors read. */
async function make(day: string): Promise<Record<Language, MadeProfile>> {
  tell({ step: { kind: 'reading' } })
  const contents: [Language, ProfileContent][] = []
  for (const language of languages)
    contents.push([language, await loadProfileContent(createApiClient(language))])
  if (contents.some(([, { settings }]) => settings.length === 0)) throw new Empty()
  const pictures = await preparePictures(contents.flatMap(([, content]) => picturesOf(content)))
  answerThatNothingIsABuffer()
  const [{ renderProfile }, { loadPdfFonts }] = await Promise.all([
    importNow(() => import('./render-profile.tsx')),
    importNow(() => import('#src/ui/documents/pdf/load-pdf-fonts.ts')),
  ])
  const made: [Language, MadeProfile][] = []
  for (const [language, content] of contents) {
    tell({ step: { kind: 'writing', language } })
    const input = { language, content, pictures, day }
    made.push([language, await renderProfile(input, loadPdfFonts)])
  }
  // TypeScript does not follow a loop over keys.
  return Object.fromEntries(made) as Record<Language, MadeProfile>
}

/** One after the other: each needs the memory of its pixels. */
async function preparePictures(
  wanted: [Picture, PictureBox][],
): Promise<ReadonlyMap<string, string>> {
  const distinct = new Map(wanted.map((one) => [pictureKey(...one), one]))
  const prepared = new Map<string, string>()
  let done = 0
  for (const [key, [picture, box]] of distinct) {
    tell({ step: { kind: 'pictures', done, total: distinct.size } })
    const address = await preparePicture(picture, box)
    if (address !== undefined) prepared.set(key, address)
    done += 1
  }
  return prepared
}

function faultOf(cause: unknown): ProfileFault {
  if (cause instanceof Empty) return 'empty'
  // `fetch` rejects with a TypeError where nothing answers.
  const isLost =
    cause instanceof ApiFailure
      ? cause.kind !== 'shape'
      : cause instanceof TypeError && !navigator.onLine
  return isLost ? 'network' : 'other'
}

addEventListener('message', ({ data }: MessageEvent<{ day: string }>) => {
  void make(data.day).then(
    (made) => tell({ made }),
    (cause: unknown) => tell({ fault: faultOf(cause), cause: String(cause) }),
  )
})
