import { pdf } from '@react-pdf/renderer'
import { brand } from '#brand/brand.ts'
import { addGroups } from '#src/i18n/add-session-texts.ts'
import { addPageTexts } from '#src/i18n/add-page-texts.ts'
import { createI18n, loadLocale } from '#src/i18n/create-i18n.ts'
import { formatDay } from '#src/i18n/format-date.ts'
import { importNow } from '#src/pwa/code/import-now.ts'
import { directions, type Language } from '#contract/locale.ts'
import { registerPdfFonts } from '#src/ui/documents/pdf/register-pdf-fonts.ts'
import type { PdfFont } from '#src/ui/documents/pdf/load-pdf-fonts.ts'
import { ProfileDocument } from './document/profile-document.tsx'
import { type Part, pictureKey, type Profile } from './document/profile.ts'
import type { ProfileContent } from './profile-content.ts'

/** The parts of a profile. */
export interface ProfileInput {
  language: Language
  content: ProfileContent
  /** Data addresses of prepared pictures, by `pictureKey`. */
  pictures: ReadonlyMap<string, string>
  /** `YYYY-MM-DD` */
  day: string
}

export interface MadeProfile {
  file: Blob
  pages: number
}

const texts = import.meta.glob<object>('../../../i18n/locales/admin/exports.*.json', {
  import: 'default',
})

/** The words of a language, whichever the page's own is. */
async function wordsOf(language: Language): Promise<Pick<Profile, 't' | 'site'>> {
  const i18n = createI18n(language, await loadLocale(language))
  await addPageTexts(i18n, language)
  const load = texts[`../../../i18n/locales/admin/exports.${language}.json`]
  addGroups(i18n, language, { exports: (await importNow(async () => load?.())) ?? {} })
  return {
    t: i18n.getFixedT(language, ['admin', 'translation']),
    site: i18n.getFixedT(language),
  }
}

/**
 * Makes the company profile in one language. It is laid out twice: the first time finds the pages that the contents
 * name.
 */
export async function renderProfile(
  { language, content, pictures, day }: ProfileInput,
  loadFonts: () => Promise<PdfFont[]>,
): Promise<MadeProfile> {
  await registerPdfFonts(loadFonts)
  const words = await wordsOf(language)
  const found: Partial<Record<Part, number>> = {}
  let pages = 1
  const profile: Profile = {
    language,
    direction: directions[language],
    ...words,
    company: content.settings[0]?.companyName || brand.name[language],
    madeOn: formatDay(words.site, day),
    content,
    pictureOf: (picture, box) => picture && pictures.get(pictureKey(picture, box)),
    pageOf: {},
    onPage: (part, page) => {
      pages = Math.max(pages, page)
      if (part !== undefined) found[part] = Math.min(found[part] ?? Infinity, page)
    },
  }
  await pdf(<ProfileDocument profile={profile} />).toBlob()
  const file = await pdf(<ProfileDocument profile={{ ...profile, pageOf: found }} />).toBlob()
  return { file, pages }
}
