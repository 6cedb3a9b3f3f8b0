import type { Fixed, TimeText } from '../column-values.ts'

/** A file that is in the database, as all are with `DATABASE_URL` (MACHINE-1). */
export interface StoredFilesTable {
  /** One of `fileAreas`. */
  area: Fixed<string>
  name: Fixed<string>
  /** Bytes. */
  size: number
  stored_at: Fixed<TimeText>
}

/** The bytes of a stored file, in parts of equal size but for the last. */
export interface FilePartsTable {
  area: Fixed<string>
  name: Fixed<string>
  /** From 0. */
  part: Fixed<number>
  content: Fixed<Buffer>
}

export interface FileTables {
  stored_files: StoredFilesTable
  file_parts: FilePartsTable
}
