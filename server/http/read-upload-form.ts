import { buffer } from 'node:stream/consumers'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import type { FieldProblems } from './api-error.ts'
import { readParts } from './read-parts.ts'
import { uploadChunks } from './upload-chunks.ts'

/** Bytes that a form may have around its file. */
const envelope = 64 * 1024
/** The field that holds the file. */
const fileField = 'file'

interface UploadRules {
  /** The fields beside the file. */
  texts: readonly string[]
  /** Bytes of the file. */
  fileSize: number
}

/** The content of a form with one file; the problems are listed by field. */
export interface UploadForm {
  texts: Record<string, string>
  /** Undefined where none was sent. */
  file: { name: string; bytes: Buffer; isTooLarge: boolean } | undefined
  problems: FieldProblems
}

/**
 * Reads a multipart form with one file, `file`, into memory: for files that staff send.
 *
 * @throws ApiError as `readParts`
 */
export async function readUploadForm(
  request: FastifyRequest,
  { texts: names, fileSize }: UploadRules,
): Promise<UploadForm> {
  const form: UploadForm = { texts: {}, file: undefined, problems: {} }
  const seen = new Set<string>()
  const limits = { most: names.length + 10, fileSize, longest: 2 * fileSize + envelope }
  for await (const part of readParts(request, limits)) {
    const name = part.fieldname
    const isWanted = name === fileField ? part.type === 'file' : names.includes(name)
    if (seen.has(name)) form.problems[name] = ['field.repeated']
    else if (!isWanted) form.problems[name] = ['field.unknown']
    seen.add(name)
    if (part.type === 'field') {
      if (part.valueTruncated) form.problems[name] = ['field.long']
      else form.texts[name] = z.string().parse(part.value)
    } else if (name === fileField && form.file === undefined) {
      // The parser's own type forgets that a sender may leave the name out.
      const filename: string | undefined = part.filename
      const bytes = await buffer(uploadChunks(part.file))
      form.file = { name: filename ?? '', bytes, isTooLarge: part.file.truncated }
    } else {
      if (isWanted || name !== fileField) part.file.resume()
      form.problems[name] ??= ['field.file']
    }
  }
  return form
}
