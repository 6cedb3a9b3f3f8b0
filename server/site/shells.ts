import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { directions, type Language, languages } from '#contract/locale.ts'
import { type ShellName, shellFiles } from '#contract/site-paths.ts'
import type { BuiltAssets } from './built-assets.ts'
import { headStartScript } from './head-start-script.ts'
import { nonceMark } from './nonce.ts'
import { type SplicedPage, splicePage } from './spliced-page.ts'

/**
 * The two documents in which the browser builds the page itself, by language. The back office's, `admin` for staff and
 * `guest` for whoever has yet to sign in, names what is asked for next: on a slow line each further step costs a second.
 */
export type Shells = Record<ShellName | 'guest', Record<Language, SplicedPage>>

/** A file for the page that the development server sends; here a request of its own would hold the first paint. */
const styleFile = 'preloader.css'
const styleLink = /<link rel="stylesheet" href="\/preloader\.css" ?\/?>/

export async function readShells(clientDir: string, { backOffice }: BuiltAssets): Promise<Shells> {
  return {
    site: await readShell(clientDir, 'site'),
    admin: await readShell(clientDir, 'admin', backOffice.staff),
    guest: await readShell(clientDir, 'admin', backOffice.guest),
  }
}

async function readShell(
  clientDir: string,
  name: ShellName,
  preloads?: Record<Language, string[]>,
): Promise<Record<Language, SplicedPage>> {
  const read = (file: string) => readFile(path.join(clientDir, file), 'utf8')
  const html = (await read(shellFiles[name])).replace(
    styleLink,
    `<style>${await read(styleFile)}</style>`,
  )
  const pages = languages.map((language) => {
    const links = preloads?.[language].map((file) => `<link rel="modulepreload" href="${file}">`)
    // Before the links: its calls take the line's first places.
    const start = preloads && `<script>${headStartScript}</script>`
    const head = [start, ...(links ?? []), '</head>'].join('')
    // As a function: a dollar sign in the script stays what it is.
    const page = html.replace('</head>', () => head)
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
