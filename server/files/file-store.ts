import type { Readable } from 'node:stream'
import type { Transaction } from 'kysely'
import type { Tables } from '#server/db/tables.ts'

/** The kinds of files that rows name: public ones, visitors' own, and emails written for want of a mail server. */
export const fileAreas = ['media', 'private', 'mail'] as const
export type FileArea = (typeof fileAreas)[number]

/** A file's bytes as they come. */
export type FileContent = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** A public file that is to be stored. */
export interface NewFile {
  /** Our own, never a sender's. */
  name: string
  bytes: Uint8Array
}

export interface StoredFile {
  /** Bytes. */
  size: number
  storedAt: Date
  /** Its bytes, never more than a part of them in memory. A reader that stops before its end destroys it. */
  content: Readable
}

/** Single files, without the rows that name them. */
export interface FileAccess {
  /** Writes a file whole or not at all; one that is there already stays as it is. */
  write: (area: FileArea, name: string, content: FileContent) => Promise<void>
  /** @returns undefined where nobody has it */
  open: (area: FileArea, name: string) => Promise<StoredFile | undefined>
  /** The bytes of each file; those that nobody has are left out. */
  sizesOf: (area: FileArea, names: readonly string[]) => Promise<Map<string, number>>
}

/**
 * All files that rows name: in `DATA_DIR`, or with `DATABASE_URL` in the database itself, so that every machine has
 * them (MACHINE-1). A name is written once; its content never changes.
 */
export interface FileStore extends FileAccess {
  /**
   * Stores public files and the rows that name them: all of it or nothing.
   *
   * @param files in batches, of which one is in memory at a time
   * @param options.areShared where other rows may name the same files already, since names tell the content; they are
   *   not taken away when the rows cannot be stored
   */
  storeMedia: <Result>(
    files: AsyncIterable<NewFile[]> | Iterable<NewFile[]>,
    storeRows: (transaction: Transaction<Tables>) => Promise<Result>,
    options?: { areShared?: boolean },
  ) => Promise<Result>
  /** Takes over files of the incoming folder, in the transaction of their rows. Call `finishAdopting` once that is committed. */
  adopt: (transaction: Transaction<Tables>, ids: readonly string[]) => Promise<void>
  /** Leaves nothing of them in the incoming folder. */
  finishAdopting: (ids: readonly string[]) => Promise<void>
  /** Erases visitors' files, in the transaction that erases their rows. Call `finishErasing` afterwards. */
  erase: (transaction: Transaction<Tables>, ids: readonly string[]) => Promise<void>
  /** Removes what `erase` could only note. @returns how many files are left */
  finishErasing: () => Promise<number>
  /** The names of an area's files, in their order. */
  list: (area: FileArea) => AsyncIterable<string>
  remove: (area: FileArea, name: string) => Promise<void>
  /** Sees to it that a public file is in the media folder, from which it is sent, if anybody has it. */
  provideMedia: (name: string) => Promise<void>
  /** Upkeep: reconciles files after a crash. A file younger than ten minutes belongs to a request that is under way. */
  reconcile: () => Promise<void>
}
