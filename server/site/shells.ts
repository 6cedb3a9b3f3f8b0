import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brand } from '#brand/brand.ts'
import { fillIn, inLanguage, places } from '#contract/fill-in.ts'
import { type Language, languages } from '#contract/locale.ts'
import { type ShellName, shellFiles } from '#contract/site-paths.ts'
import { escapeHtml } from '#contract/escape-html.ts'
import type { Markup } from '#src/server-entry.tsx'
import type { BuiltAssets } from './built-assets.ts'
import { companyName } from './company-name.ts'
import { appStyles, createInlineElements, type InlineElements } from './inline-elements.ts'
import { allowTrustedValuesScript } from './inline/allow-trusted-values.ts'
import { inlineCall } from './inline/inline-call.ts'
import { loadModules } from './inline/load-modules.ts'
import { requestEarlyScript } from './inline/request-early.ts'
import { showSchemeScript } from './inline/show-scheme.ts'
import { type ReadyPage, readyPage } from './ready-page.ts'
import type { SiteDeps } from './site-deps.ts'

/**
 * The two documents in which the browser builds the page itself, by language; titled with the company's name. The back
 * office's names what is asked for next: on a slow line each further step costs a second. A preview is seen until the
 * browser has built it.
 */
export type Shells = Record<ShellName, Record<Language, (preview?: Markup) => Promise<ReadyPage>>>

interface ShellDeps extends Pick<SiteDeps, 'clientDir' | 'reads'> {
  /** Known once the server listens. */
  globalCss: () => string
}

export async function readShells(
  { clientDir, reads, globalCss }: ShellDeps,
  { modules }: BuiltAssets,
): Promise<Shells> {
  const read = async (name: ShellName, scripts: (language: Language) => string[]) => {
    const built = await readFile(path.join(clientDir, shellFiles[name]), 'utf8')
    const shells = languages.map((language) => {
      const [start] = modules([], language)
      const html = fillIn(built, [
        inLanguage(language),
        [places.manifest, `.${language}.webmanifest"`],
        // The page's policy has it started by a script of ours.
        [`<script type="module" crossorigin src="${start}"></script>`, ''],
      ])
      return [
        language,
        finished({ html, scripts: scripts(language) }, language, { reads, globalCss }),
      ]
    })
    return Object.fromEntries(shells) as Shells[ShellName]
  }
  const load = (sources: string[], language: Language) =>
    inlineCall(loadModules, modules(sources, language))
  return {
    // Staff start with the router on every page, and in the back office with a list.
    site: await read('site', (language) => [allowTrustedValuesScript, load([router], language)]),
    admin: await read('admin', (language) => [
      // Before all that the first paint could wait for.
      showSchemeScript,
      allowTrustedValuesScript,
      // The calls before the files: they take the line's first places.
      requestEarlyScript,
      load(['src/app/back-office.ts', router, ...adminTexts(language)], language),
    ]),
  }
}

const router = 'src/app/routed-pages.tsx'

const adminTexts = (language: Language) => [
  `src/i18n/locales/admin/session.${language}.json`,
  `src/i18n/locales/admin/${language}.ts`,
  `src/i18n/locales/pages/${language}.json`,
]

interface UnfinishedShell {
  html: string
  /** Those of the end of its head. */
  scripts: string[]
}

/** The shell with its styles and the company's name at the time of the request; made again only for another name, or with a preview. */
function finished(
  { html, scripts }: UnfinishedShell,
  language: Language,
  { reads, globalCss }: Pick<ShellDeps, 'reads' | 'globalCss'>,
): Shells[ShellName][Language] {
  const write = (company: string, preview: Markup | undefined) => {
    const inline = createInlineElements()
    const atEnd = [
      ...scripts.map(inline.script),
      inline.style(globalCss()),
      ...(preview?.emotionStyles ?? []).map(({ attribute, css }) =>
        inline.style(css, ` ${attribute}`),
      ),
      appStyles(inline),
      places.headEnd,
    ]
    const page = fillIn(withNotedStyles(html, inline), [
      [places.title, `<title>${escapeHtml(company)}</title>`],
      [places.headEnd, atEnd.join('')],
      ...(preview ? withPreview(preview) : []),
    ])
    return readyPage(page, inline.hashes)
  }
  let made: { company: string; page: ReadyPage } | undefined
  return async (preview) => {
    const company = await companyName(reads, language).catch(
      () => made?.company ?? brand.name[language],
    )
    if (preview) return write(company, preview)
    if (made?.company !== company) made = { company, page: await write(company, undefined) }
    return made.page
  }
}

const withPreview = ({ html }: Markup) =>
  [
    [places.preloader, `${places.preloader} hidden`],
    [places.root, places.root + html],
  ] as const

/** Has the built file's own styles among those that the policy lets. */
const withNotedStyles = (html: string, { style }: InlineElements) =>
  html.replace(/<style>([^]*?)<\/style>/g, (_element, text: string) => style(text))
