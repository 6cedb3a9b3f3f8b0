import type { ErrorBody } from '#contract/error-body.ts'
import type { Language } from '#contract/locale.ts'
import {
  isValidationFault,
  type ValidationFault,
  validationText,
} from '#contract/validation-texts.ts'
import { serverTexts } from '#server/texts/server-texts.ts'
import { errorStatuses, type ErrorCode, type FieldCode } from './error-codes.ts'

/** The problems of each field of a request. */
export type FieldProblems = Record<string, (ValidationFault | FieldCode)[]>

/** The parts of an answer beside its message. */
interface ErrorDetails {
  /** Whole seconds until the same request may be tried again. */
  retryAfter?: number
  /** The current record, where a change was based on an older one (RECORD-13), or what hangs on it (RECORD-18). */
  data?: unknown
}

/** The one family of errors that calls answer with; what a person reads is chosen when it is answered (API-4). */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldProblems
  readonly details: ErrorDetails

  constructor(code: ErrorCode, fields: FieldProblems = {}, details: ErrorDetails = {}) {
    super(code)
    this.name = 'ApiError'
    this.code = code
    this.fields = fields
    this.details = details
  }

  get status(): number {
    return errorStatuses[this.code]
  }
}

/** Problems that are a file's type or content, not what a person has typed. */
const fileTypeProblems: ReadonlySet<string> = new Set([
  'file.paper',
  'file.pdf',
  'picture.kind',
  'photo.invalid',
])

/** Refuses input for its fields: `unsupported_file` where files of a wrong type are all that is wrong. */
export function refuseInput(fields: FieldProblems): ApiError {
  const problems = Object.values(fields).flat()
  const onlyFiles =
    problems.length > 0 && problems.every((problem) => fileTypeProblems.has(problem))
  return new ApiError(onlyFiles ? 'unsupported_file' : 'invalid_input', fields)
}

export function presentError(error: ApiError, language: Language): ErrorBody {
  const fields = Object.entries(error.fields)
  const names = fields.map(([name]) => name).join(', ')
  const message = serverTexts[language].errors[error.code].replace('{names}', () => names)
  const errors = Object.fromEntries(
    fields.map(([name, problems]) => [name, problems.map((problem) => textOf(problem, language))]),
  )
  const { data } = error.details
  return {
    message,
    ...(fields.length > 0 && { errors }),
    code: error.code,
    ...(data !== undefined && { data }),
  }
}

function textOf(problem: ValidationFault | FieldCode, language: Language): string {
  return isValidationFault(problem)
    ? validationText(language, problem)
    : serverTexts[language].fields[problem]
}
