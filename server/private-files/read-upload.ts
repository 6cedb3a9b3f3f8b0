import type { MultipartFile } from '@fastify/multipart'
import type { UploadRule } from '#contract/submissions/upload.ts'
import type { ValidationCode } from '#contract/validation-texts.ts'
import { displayName } from './display-name.ts'
import type { IncomingFiles } from './incoming-files.ts'
import type { ReceivedFile } from './received-file.ts'

/** The parser's own type forgets that a sender may leave the name out. */
type UnnamedFile = Pick<MultipartFile, 'file'> & { filename?: string | undefined }

/**
 * Writes down the file of a form's field.
 *
 * @returns the file, what is wrong with it, or undefined where none was chosen
 */
export async function readUpload(
  { file, filename = '' }: UnnamedFile,
  rule: UploadRule,
  incoming: IncomingFiles,
): Promise<ReceivedFile | ValidationCode | undefined> {
  const { id, size, sha256, kind } = await incoming.receive(file)
  if (file.truncated) return 'file.large'
  // A browser sends an unnamed part of no bytes for a field in which no file was chosen.
  if (size === 0) return filename === '' ? undefined : 'file.empty'
  if (kind === undefined || !rule.kinds.includes(kind)) return rule.wrongKind
  return { id, name: displayName(filename, kind), kind, size, sha256 }
}
