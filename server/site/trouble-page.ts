import { documentColors, plainColors, plainFontFamily } from '#brand/plain-look.ts'
import { brand } from '#brand/brand.ts'
import { directions, inEachLanguage, type Language, type Localized } from '#contract/locale.ts'
import { serverTexts } from '#server/texts/server-texts.ts'
import { createInlineElements } from './inline-elements.ts'
import { type ReadyPage, readyPage } from './ready-page.ts'

/** The reasons for which a page cannot be shown now. */
export type Trouble = 'busy' | 'unavailable'

const { ground } = documentColors
const { ink, link, surface } = plainColors

const style = `
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center; gap: 16px;
    padding: 24px; box-sizing: border-box; text-align: center; background: ${ground.light}; color: ${ink};
    font: 1.125rem/1.7 ${plainFontFamily} }
  p, h1 { margin: 0; max-width: 46ch }
  h1 { font-size: 1.75rem; line-height: 1.4 }
  a { margin-block-start: 8px; padding: 10px 28px; border-radius: 4px; background: ${ink}; color: ${surface};
    text-decoration: none }
  a:focus-visible { outline: 3px solid ${link}; outline-offset: 2px }`

/** A page that needs nothing but itself, for when no other can be made. */
function write(trouble: Trouble, language: Language): Promise<ReadyPage> {
  const { title, retry } = serverTexts[language].trouble
  // The company's name is content too, and may be what cannot be read.
  const company = brand.name[language]
  const inline = createInlineElements()
  const html = [
    `<!doctype html><html lang="${language}" dir="${directions[language]}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title} | ${company}</title><meta name="robots" content="noindex">`,
    `${inline.style(style)}</head><body><main>`,
    `<h1>${title}</h1><p>${serverTexts[language].errors[trouble]}</p>`,
    // An empty address is the one that was asked for.
    `<p><a href="">${retry}</a></p></main></body></html>`,
  ]
  return readyPage(html.join(''), inline.hashes)
}

const inAll = (trouble: Trouble) => inEachLanguage((language) => write(trouble, language))

/** Made at the start: they are sent when there is time for nothing else. */
export const troublePages: Record<Trouble, Localized<Promise<ReadyPage>>> = {
  busy: inAll('busy'),
  unavailable: inAll('unavailable'),
}
