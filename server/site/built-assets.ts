import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod/mini'
import type { Language } from '#contract/locale.ts'

/** As `scripts/build/file-lists.mjs` writes it. */
const documentsSchema = z.object({
  script: z.string(),
  styles: z.array(z.string()),
  files: z.record(z.string(), z.array(z.string())),
})

/** The files of the built front end that a document has to name. */
export interface BuiltAssets {
  styles: string[]
  /**
   * The module that starts the app, then those that it needs for what it begins with, and for the words of a language.
   *
   * @param sources of what it begins with, such as a page's own code and texts
   */
  modules: (sources: string[], language: Language) => string[]
}

/** Reads the lists of the browser build. */
export async function readBuiltAssets(clientDir: string): Promise<BuiltAssets> {
  const text = await readFile(path.join(clientDir, '.vite/documents.json'), 'utf8')
  const { script, styles, files } = documentsSchema.parse(JSON.parse(text))
  const filesOf = (source: string): string[] => {
    const found = files[source]
    if (found === undefined) throw new Error(`No ${source} among the files of ${clientDir}`)
    return found
  }
  return {
    styles,
    modules: (sources, language) => {
      const needed = [`src/i18n/locales/${language}.json`, ...sources].flatMap(filesOf)
      return [...new Set([script, ...needed])]
    },
  }
}
