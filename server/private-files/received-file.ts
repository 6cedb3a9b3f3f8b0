import type { FileKind } from '#contract/submissions/upload.ts'

/** A file that was written down whole, and what it was found to be. */
export interface ReceivedFile {
  id: string
  /** For display only. */
  name: string
  kind: FileKind
  /** Bytes. */
  size: number
  /** SHA-256 of the content, in hexadecimal digits. */
  sha256: string
}
