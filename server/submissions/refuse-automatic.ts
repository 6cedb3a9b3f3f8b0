import { botTrapSchema, minimumElapsed } from '#contract/submissions/honeypot.ts'
import { ApiError, type FieldProblems } from '#server/http/api-error.ts'
import { parseInput } from '#server/http/parse-input.ts'

/**
 * Refuses what a program sent. The answer says so and names the field, since a person whose browser filled it in,
 * or who is that quick, must be able to try again.
 *
 * @throws ApiError `automatic_submission`, or `invalid_input` when the time is none
 */
export function refuseAutomatic(form: Record<string, string>): void {
  const { referral, elapsed } = parseInput(botTrapSchema, form)
  const problems: FieldProblems = {
    ...(referral !== '' && { referral: ['field.trap'] }),
    ...(elapsed !== undefined && Number(elapsed) < minimumElapsed && { elapsed: ['field.early'] }),
  }
  if (Object.keys(problems).length > 0) throw new ApiError('automatic_submission', problems)
}
