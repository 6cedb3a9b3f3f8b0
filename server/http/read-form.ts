import type { FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import { withoutControls } from '#contract/plain-text.ts'
import type { Submission } from '#contract/submissions/define-submission.ts'
import { uploadLimits } from '#contract/submissions/limits.ts'
import type { IncomingFiles } from '#server/private-files/incoming-files.ts'
import { readUpload } from '#server/private-files/read-upload.ts'
import type { ReceivedFile } from '#server/private-files/received-file.ts'
import type { FieldProblems } from './api-error.ts'
import { readParts } from './read-parts.ts'

/** Bytes of a whole form of texts, and of one with files; beyond it no field is named. */
const longestForm = 1024 * 1024
const longestFormWithFiles = 64 * 1024 * 1024
/** Fields beyond its own that a form may have before it counts as an attack rather than a mistake. */
const spareFields = 10

/** The content of a form in its own fields; the problems are listed by field. */
export interface FormContent {
  texts: Record<string, string>
  files: Record<string, ReceivedFile>
  problems: FieldProblems
}

/**
 * Reads a multipart form whose fields are the keys of `body`; those named in `files` are written down as they arrive.
 *
 * @returns its content; the problems name each field that is unknown, given twice, too long, a file in the place of
 *   a text, or a file that is not accepted
 * @throws ApiError `unsupported_media_type` when it is no such form, `bad_request` when it is cut off or garbled,
 *   `too_large`, `too_slow`, `no_space`
 */
export async function readForm(
  request: FastifyRequest,
  { body, files: rules, longestField }: Pick<Submission, 'body' | 'files' | 'longestField'>,
  incoming: IncomingFiles,
): Promise<FormContent> {
  const names = Object.keys(body.shape)
  const longest = Object.keys(rules).length > 0 ? longestFormWithFiles : longestForm
  const { texts, files, problems }: FormContent = { texts: {}, files: {}, problems: {} }
  const seen = new Set<string>()
  const limits = {
    most: names.length + spareFields,
    fileSize: uploadLimits.file,
    longest,
    longestField,
  }
  for await (const part of readParts(request, limits)) {
    const name = part.fieldname
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined
    const isRefused = !names.includes(name) || seen.has(name)
    if (isRefused) problems[name] = [seen.has(name) ? 'field.repeated' : 'field.unknown']
    seen.add(name)
    if (part.type === 'field') {
      if (part.valueTruncated) problems[name] = ['field.long']
      else if (!isRefused) {
        // A multipart form sends a line's end as two characters; who typed it counted one.
        const typed = z.string().parse(part.value).replaceAll('\r\n', '\n')
        texts[name] = withoutControls(typed)
      }
    } else if (isRefused || rule === undefined) {
      part.file.resume()
      if (rule === undefined) problems[name] = ['field.file']
    } else if (incoming.size() > uploadLimits.form) {
      // No more of the form is stored, so that it takes little of the disk, however much is sent.
      part.file.resume()
      problems[name] = ['files.large']
    } else {
      const upload = await readUpload(part, rule, incoming)
      if (typeof upload === 'string') problems[name] = [upload]
      else if (upload !== undefined) files[name] = upload
    }
  }
  return { texts, files, problems }
}
