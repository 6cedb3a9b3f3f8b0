import { del, get, set } from 'idb-keyval'
import { deleteWhere } from './delete-where.ts'
import { guardedRead, guardedWrite } from './guarded.ts'
import type { OutboxFile } from './outbox/submission.ts'
import { createReopeningStore } from './reopening-store.ts'

interface FileDraft {
  files: OutboxFile[]
  /** Milliseconds since 1970. */
  keptAt: number
}

/** Milliseconds that a draft's files are kept: its tab, and with it the rest of the draft, may have been closed. */
const keptFor = 24 * 60 * 60 * 1000

/** Milliseconds: files come after the form is there to be used, and nothing waits for them. */
const readLimit = 30_000

const drafts = createReopeningStore('pwa-file-drafts', 'drafts')

/** The files of a draft; none where there is none or storage does not answer. */
export function readFileDraft(key: string): Promise<OutboxFile[]> {
  return guardedRead(async () => (await get<FileDraft>(key, drafts))?.files ?? [], [], readLimit)
}

/** Keeps the files of a draft in the place of those before. @returns whether they are kept */
export function writeFileDraft(key: string, files: OutboxFile[]): Promise<boolean> {
  return guardedWrite(() =>
    files.length === 0 ? del(key, drafts) : set(key, { files, keptAt: Date.now() }, drafts),
  )
}

/** Forgets drafts that nobody can come back to. */
export function forgetOldFileDrafts(now: number): Promise<boolean> {
  return deleteWhere<FileDraft>(({ keptAt }) => keptAt < now - keptFor, drafts)
}
