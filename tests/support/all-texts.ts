import { summary } from '#brand/brand.ts'
import { languages, type Language } from '#contract/locale.ts'
import { validationTexts } from '#contract/validation-texts.ts'
import { composeLinkMail } from '#server/features/session/compose-link-mail.ts'
import { composeNewDeviceMail } from '#server/features/session/compose-new-device-mail.ts'
import { serverTexts } from '#server/texts/server-texts.ts'
import { troublePages } from '#server/site/trouble-page.ts'
import { collectionNames } from '#src/i18n/locales/collection-names.ts'

/** A text that a person reads. */
export interface ShownText {
  /** Its file or group, and its key. */
  place: string
  language: Language
  text: string
}

const locales = import.meta.glob('/src/i18n/locales/**/*.json', { eager: true, import: 'default' })
const samples = import.meta.glob('/sample/content/*.ts', { eager: true })

/** The texts in a tree that is in one language, or that splits into languages. */
function walk(tree: unknown, place: string, language?: Language): ShownText[] {
  if (typeof tree === 'string')
    return language === undefined ? [] : [{ place, language, text: tree }]
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([key, branch]) =>
    walk(branch, `${place} ${key}`, language ?? languages.find((known) => known === key)),
  )
}

const mailOf = (language: Language, mail: 'resetMail' | 'invitationMail' = 'resetMail') =>
  composeLinkMail(mail, language, {
    name: 'Admin',
    company: 'Nasaem',
    link: 'https://nasaem.example',
  })

const newDeviceMailOf = (language: Language) =>
  composeNewDeviceMail(language, {
    name: 'Admin',
    company: 'Nasaem',
    link: 'https://nasaem.example',
    device: { browser: 'chrome', system: 'android' },
    network: '203.0.113.x',
    at: new Date(0),
  })

const troubleOf = async (language: Language) =>
  (await troublePages.busy[language]).bodies.identity
    .toString()
    .replace(/<style[^]*<\/style>|<[^>]*>/g, '\n')

const troubles = await Promise.all(
  languages.map(async (language) => ({
    place: 'trouble',
    language,
    text: await troubleOf(language),
  })),
)

/** Every text of the product, its sample content included, in every language. */
export const allTexts: ShownText[] = [
  ...Object.entries(locales).flatMap(([file, texts]) =>
    walk(
      texts,
      file,
      languages.find((language) => file.endsWith(`${language}.json`)),
    ),
  ),
  ...Object.entries(samples).flatMap(([file, content]) => walk(content, file)),
  ...walk(collectionNames, 'collections'),
  ...walk({ validationTexts, serverTexts, summary }, 'server'),
  ...languages.flatMap((language) => [
    { place: 'mail', language, text: mailOf(language).text },
    { place: 'invitation', language, text: mailOf(language, 'invitationMail').text },
    { place: 'new device', language, text: newDeviceMailOf(language).text },
  ]),
  ...troubles,
]
