import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { directions, type Language, languages } from '#contract/locale.ts'
import { type ShellName, shellFiles } from '#contract/site-paths.ts'
import { nonceMark } from './nonce.ts'
import { type SplicedPage, splicePage } from './spliced-page.ts'

/** The two documents in which the browser builds the page itself, by language. */
export type Shells = Record<ShellName, Record<Language, SplicedPage>>

export async function readShells(clientDir: string): Promise<Shells> {
  return { site: await readShell(clientDir, 'site'), admin: await readShell(clientDir, 'admin') }
}

async function readShell(
  clientDir: string,
  name: ShellName,
): Promise<Record<Language, SplicedPage>> {
  const html = await readFile(path.join(clientDir, shellFiles[name]), 'utf8')
  const pages = languages.map((language) => [
    language,
    splicePage(inLanguage(html, language), nonceMark),
  ])
  return Object.fromEntries(pages) as Record<Language, SplicedPage>
}

function inLanguage(html: string, language: Language): string {
  return html
    .replace(
      '<html lang="ar" dir="rtl">',
      `<html lang="${language}" dir="${directions[language]}">`,
    )
    .replace('.ar.webmanifest"', `.${language}.webmanifest"`)
    .replaceAll('<script ', `<script nonce="${nonceMark}" `)
}
