import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod/mini'
import type { Language } from '#contract/locale.ts'

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.optional(z.string()),
    isEntry: z.optional(z.boolean()),
    imports: z.optional(z.array(z.string())),
    css: z.optional(z.array(z.string())),
  }),
)

const pagesSchema = z.record(z.string(), z.string())

/** What a document has to name of the built front end. */
export interface BuiltAssets {
  /** The module that starts the app. */
  script: string
  /** Modules that the app waits for before it can take over. @param codeFiles the source files of the page's own code */
  preloads: (codeFiles: string[], language: Language) => string[]
  styles: string[]
  /** Modules that staff load to start on a public page, by language. */
  router: Record<Language, string[]>
  /** Modules that the back office loads to start with a list, by language. */
  backOffice: Record<Language, string[]>
}

/** Reads the manifests of the browser build. */
export async function readBuiltAssets(clientDir: string): Promise<BuiltAssets> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(clientDir, '.vite', name), 'utf8'))
  const manifest = manifestSchema.parse(await read('manifest.json'))
  const pages = pagesSchema.parse(await read('pages.json'))
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry)
  if (entry === undefined) throw new Error(`No entry in the manifest of ${clientDir}`)

  const withImports = (name: string, seen = new Set<string>()): Set<string> => {
    const chunk = manifest[name] ?? Object.values(manifest).find(({ file }) => file === pages[name])
    if (chunk === undefined) throw new Error(`No ${name} in the manifests of ${clientDir}`)
    if (seen.has(chunk.file)) return seen
    seen.add(chunk.file)
    for (const next of chunk.imports ?? []) withImports(next, seen)
    return seen
  }
  const address = (file: string) => `/${file}`
  const shared = (entry.imports ?? []).flatMap((name) => [...withImports(name)])
  const locale = (language: Language) => [...withImports(`src/i18n/locales/${language}.json`)]
  const group = (name: string) => {
    const key = Object.keys(manifest).find((one) => manifest[one]?.name === name)
    if (key === undefined) throw new Error(`No ${name} in the manifest of ${clientDir}`)
    return key
  }
  const byLanguage = (files: (language: Language) => string[]) => ({
    ar: [...new Set(files('ar'))].map(address),
    en: [...new Set(files('en'))].map(address),
  })
  const startOf = (part: string, texts: (language: Language) => string[]) =>
    byLanguage((language) => {
      const names = [part, `src/i18n/locales/${language}.json`, ...texts(language)]
      // The entry, the longest of them, is asked for first.
      return [entry.file, ...names.flatMap((name) => [...withImports(name)])]
    })
  return {
    script: address(entry.file),
    preloads: (codeFiles, language) => {
      const files = [
        ...shared,
        ...locale(language),
        ...codeFiles.flatMap((name) => [...withImports(name)]),
      ]
      return [...new Set(files)].filter((file) => file !== entry.file).map(address)
    },
    styles: (entry.css ?? []).map(address),
    router: startOf(group('router'), () => []),
    backOffice: startOf(group('lists'), (language) => [
      `src/i18n/locales/admin/session.${language}.json`,
      `src/i18n/locales/admin/${language}.ts`,
      `src/i18n/locales/pages/${language}.json`,
    ]),
  }
}
