import { randomUUID } from 'node:crypto'
import type { Picture } from '#contract/picture-schema.ts'

/** The files that the loader stores before any row: pictures by their key, names of PDF files by their seed names. */
export interface StoredFiles {
  pictures: Map<string, Picture & { id: string }>
  pdfs: Map<string, string>
}

export function withId(picture: Picture): Picture & { id: string } {
  return { ...picture, id: randomUUID() }
}

export function pictureId(files: StoredFiles, key: string): string {
  const picture = files.pictures.get(key)
  if (!picture) throw new Error(`The picture "${key}" was not stored before the rows that show it`)
  return picture.id
}

export function pdfFile(files: StoredFiles, name: string): string {
  const stored = files.pdfs.get(name)
  if (!stored) throw new Error(`The file "${name}" was not stored before the rows that link to it`)
  return stored
}
