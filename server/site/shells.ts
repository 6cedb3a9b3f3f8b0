import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brand } from '#brand/brand.ts'
import { fillIn, inLanguage, places } from '#contract/fill-in.ts'
import { type Language, languages } from '#contract/locale.ts'
import { type ShellName, shellFiles } from '#contract/site-paths.ts'
import { escapeHtml } from '#contract/escape-html.ts'
import type { BuiltAssets } from './built-assets.ts'
import { companyName } from './company-name.ts'
import { requestEarlyScript } from './inline/request-early.ts'
import { showSchemeScript } from './inline/show-scheme.ts'
import { nonceMark } from './nonce.ts'
import type { SiteDeps } from './site-deps.ts'
import { type SplicedPage, splicePage } from './spliced-page.ts'

/**
 * The two documents in which the browser builds the page itself, by language; titled with the company's name. The back
 * office's names what is asked for next: on a slow line each further step costs a second.
 */
export type Shells = Record<ShellName, Record<Language, () => Promise<SplicedPage>>>

interface ShellDeps extends Pick<SiteDeps, 'clientDir' | 'reads'> {
  /** Known once the server listens. */
  globalCss: () => string
}

export async function readShells(
  { clientDir, reads, globalCss }: ShellDeps,
  { modules }: BuiltAssets,
): Promise<Shells> {
  const read = async (name: ShellName, headEnd: (language: Language) => string) => {
    const html = await readFile(path.join(clientDir, shellFiles[name]), 'utf8')
    const shells = languages.map((language) => {
      const page = fillIn(html, [
        inLanguage(language),
        [places.manifest, `.${language}.webmanifest"`],
        [places.headEnd, headEnd(language) + places.headEnd],
      ])
      return [language, finished(page, language, { reads, globalCss })]
    })
    return Object.fromEntries(shells) as Shells[ShellName]
  }
  return {
    // Staff start with the router on every page, and in the back office with a list.
    site: await read('site', (language) => preloadLinks(modules([router], language))),
    admin: await read('admin', (language) => {
      const files = modules(['src/app/back-office.ts', router, ...adminTexts(language)], language)
      const links = preloadLinks(files.slice(0, besideCalls))
      const later = preloadLinks(files.slice(besideCalls), ' fetchpriority="low"')
      return `${schemeScript}<script>${requestEarlyScript}</script>${links}${later}`
    }),
  }
}

const router = 'src/app/routed-pages.tsx'

/**
 * The start, its words, the lists and the app: with the two calls they have the six connections of HTTP/1.1. The look ahead
 * asks for every file before the script begins the calls, which would come last where the other files were not less urgent.
 */
const besideCalls = 4

const adminTexts = (language: Language) => [
  `src/i18n/locales/admin/session.${language}.json`,
  `src/i18n/locales/admin/${language}.ts`,
  `src/i18n/locales/pages/${language}.json`,
]

/** Before all that the first paint could wait for. */
const schemeScript = `<script>${showSchemeScript}</script>`

const preloadLinks = (files: string[], more = '') =>
  files
    // Without the nonce the browser's look ahead is refused each of them, and they wait for the document's end.
    .map((file) => `<link rel="modulepreload" nonce="${nonceMark}" href="${file}"${more}>`)
    .join('')

/** The shell with its styles and the company's name at the time of the request; made again only for another name. */
function finished(
  html: string,
  language: Language,
  { reads, globalCss }: Pick<ShellDeps, 'reads' | 'globalCss'>,
): () => Promise<SplicedPage> {
  let made: { company: string; page: SplicedPage } | undefined
  return async () => {
    const company = await companyName(reads, language).catch(
      () => made?.company ?? brand.name[language],
    )
    if (made?.company !== company) {
      const page = fillIn(html, [
        [places.title, `<title>${escapeHtml(company)}</title>`],
        [places.headEnd, `<style>${globalCss()}</style>${places.headEnd}`],
      ])
      made = { company, page: splicePage(withNonces(page), nonceMark) }
    }
    return made.page
  }
}

const withNonces = (html: string) =>
  html.replaceAll(/<(script|style)(?=[ >])/g, `<$1 nonce="${nonceMark}"`)
