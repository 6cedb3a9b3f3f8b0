import { fieldLimits } from '#contract/admin/field-limits.ts'

/**
 * A reply's text with lines below it, of which as many are taken as the reply has room for.
 *
 * @param more says how many are left out
 */
export function withLines(
  text: string,
  lines: readonly string[],
  more: (count: number) => string,
): string {
  const begun = text.trim() === '' ? '' : `${text.trimEnd()}\n\n`
  const whole = begun + lines.join('\n')
  if (whole.length <= fieldLimits.reply) return whole
  // Room for the sentence itself.
  const room = fieldLimits.reply - begun.length - more(lines.length).length - 1
  let length = 0
  const taken = lines.filter((line) => (length += line.length + 1) <= room)
  return `${begun}${[...taken, more(lines.length - taken.length)].join('\n')}`
}
