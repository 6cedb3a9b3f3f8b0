import type { output } from 'zod/mini'
import { safeParse, type $ZodType } from 'zod/v4/core'
import { isValidationFault } from '#contract/validation-texts.ts'
import { refuseInput, type FieldProblems } from './api-error.ts'

/**
 * Holds input against a schema of the contract, whose messages are validation codes.
 *
 * @param known problems found before; a field that has one is not complained of twice
 * @throws ApiError as `refuseInput`, with the failed rules of each field
 */
export function parseInput<Schema extends $ZodType>(
  schema: Schema,
  input: unknown,
  known: FieldProblems = {},
): output<Schema> {
  const result = safeParse(schema, input)
  const problems: FieldProblems = {}
  for (const { path, message } of result.error?.issues ?? []) {
    const code = isValidationFault(message) ? message : 'field.invalid'
    const name = path.join('.')
    problems[name] = [...(problems[name] ?? []), code]
  }
  if (result.success && Object.keys(known).length === 0) return result.data
  throw refuseInput({ ...problems, ...known })
}
