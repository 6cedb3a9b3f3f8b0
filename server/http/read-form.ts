import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import { withoutControls } from '#contract/plain-text.ts'
import { ApiError, type FieldProblems } from './api-error.ts'

/** Bytes of one field as it is sent; far above what any form's own rules let through. */
const longestField = 8 * 1024
/** Bytes of a whole form of texts, as announced. */
const longestForm = 1024 * 1024
/** Fields that are read before a form counts as an attack rather than a mistake. */
const mostFields = 20

/**
 * Reads the text fields of a multipart form, whose names are the keys of `schema`.
 *
 * @throws ApiError `unsupported_media_type` when it is no such form, `bad_request` when it is cut off or garbled,
 *   `too_large`; `invalid_input` naming each field that is unknown, given twice, too long or a file.
 */
export async function readForm(
  request: FastifyRequest,
  schema: { shape: Readonly<Record<string, unknown>> },
): Promise<Record<string, string>> {
  if (!request.isMultipart()) throw new ApiError('unsupported_media_type')
  if (Number(request.headers['content-length']) > longestForm) throw new ApiError('too_large')
  const texts: Record<string, string> = {}
  const problems: FieldProblems = {}
  for await (const part of readParts(request)) {
    const name = part.fieldname
    if (part.type === 'file') {
      part.file.resume()
      problems[name] = ['field.file']
    } else if (!Object.hasOwn(schema.shape, name)) problems[name] = ['field.unknown']
    else if (part.valueTruncated) problems[name] = ['field.long']
    else if (Object.hasOwn(texts, name)) problems[name] = ['field.repeated']
    else texts[name] = withoutControls(z.string().parse(part.value))
  }
  if (Object.keys(problems).length > 0) throw new ApiError('invalid_input', problems)
  return texts
}

async function* readParts(request: FastifyRequest): AsyncGenerator<Multipart> {
  const limits = {
    fields: mostFields,
    parts: mostFields,
    fieldSize: longestField,
    fieldNameSize: 100,
  }
  try {
    yield* request.parts({ limits })
  } catch (error) {
    // The parser's own complaints about the form come without a status.
    if (error instanceof Error && !('statusCode' in error)) throw new ApiError('bad_request')
    throw error
  }
}
