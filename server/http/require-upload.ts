import type { ValidationCode } from '#contract/validation-texts.ts'
import { ApiError } from './api-error.ts'
import type { UploadForm } from './read-upload-form.ts'

/** @throws ApiError `invalid_input` when there is no file, an empty one or one that is too large */
export function requireUpload(
  file: UploadForm['file'],
  codes: { required: ValidationCode; large: ValidationCode },
): Buffer {
  const refuse = (code: ValidationCode) => new ApiError('invalid_input', { file: [code] })
  if (file === undefined) throw refuse(codes.required)
  if (file.isTooLarge) throw refuse(codes.large)
  // A browser sends an unnamed part of no bytes for a field in which no file was chosen.
  if (file.bytes.length === 0) throw refuse(file.name === '' ? codes.required : 'file.empty')
  return file.bytes
}
