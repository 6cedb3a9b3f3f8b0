import { defaultLanguage, directions, type Language } from './locale.ts'

/** Places of `index.html`, as they are written there, where what differs is put in: by the build for the back office, by the server. */
export const places = {
  language: `<html lang="${defaultLanguage}" dir="${directions[defaultLanguage]}"`,
  manifest: `.${defaultLanguage}.webmanifest"`,
  title: '<title></title>',
  headEnd: '</head>',
  preloader: '<div id="preloader"',
  root: '<div id="root">',
} as const

/** @param text instead of each place */
type Filled = readonly (readonly [place: string, text: string])[]

/**
 * Puts texts in the place of others, each of which a document holds once.
 *
 * @throws Error where a document lacks one, so that a changed document cannot go on unfilled
 */
export function fillIn(html: string, filled: Filled): string {
  return filled.reduce((page, [place, text]) => {
    if (!page.includes(place)) throw new Error(`No ${place} in the document`)
    // As a function: a dollar sign in the text stays what it is.
    return page.replace(place, () => text)
  }, html)
}

/** Puts a language and its direction into a document. */
export const inLanguage = (language: Language) =>
  [places.language, `<html lang="${language}" dir="${directions[language]}"`] as const
