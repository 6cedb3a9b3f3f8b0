import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { directions, type Language, languages } from '#contract/locale.ts'
import { type ShellName, shellFiles } from '#contract/site-paths.ts'
import type { BuiltAssets } from './built-assets.ts'
import { askAheadScript } from './inline/ask-ahead.ts'
import { nonceMark } from './nonce.ts'
import { type SplicedPage, splicePage } from './spliced-page.ts'

/**
 * The two documents in which the browser builds the page itself, by language. The back office's, `admin` for staff and
 * `guest` for whoever has yet to sign in, names what is asked for next: on a slow line each further step costs a second.
 */
export type Shells = Record<ShellName | 'guest', Record<Language, SplicedPage>>

export async function readShells(clientDir: string, { backOffice }: BuiltAssets): Promise<Shells> {
  const { staff, guest } = backOffice
  return {
    site: await readShell(clientDir, 'site', () => ''),
    // The calls before the files: they take the line's first places.
    admin: await readShell(
      clientDir,
      'admin',
      (language) => `<script>${askAheadScript}</script>${preloadLinks(staff[language])}`,
    ),
    guest: await readShell(clientDir, 'admin', (language) => preloadLinks(guest[language])),
  }
}

const preloadLinks = (files: string[]) =>
  files.map((file) => `<link rel="modulepreload" href="${file}">`).join('')

/** @param headEnd what its head holds besides */
async function readShell(
  clientDir: string,
  name: ShellName,
  headEnd: (language: Language) => string,
): Promise<Record<Language, SplicedPage>> {
  const html = await readFile(path.join(clientDir, shellFiles[name]), 'utf8')
  const pages = languages.map((language) => {
    // As a function: a dollar sign in the script stays what it is.
    const page = html.replace('</head>', () => `${headEnd(language)}</head>`)
    return [language, splicePage(inLanguage(page, language), nonceMark)]
  })
  return Object.fromEntries(pages) as Record<Language, SplicedPage>
}

function inLanguage(html: string, language: Language): string {
  return html
    .replace(
      '<html lang="ar" dir="rtl">',
      `<html lang="${language}" dir="${directions[language]}">`,
    )
    .replace('.ar.webmanifest"', `.${language}.webmanifest"`)
    .replaceAll(/<(script|style)(?=[ >])/g, `<$1 nonce="${nonceMark}"`)
}
