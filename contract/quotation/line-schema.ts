import { z } from 'zod/mini'
import { latinDigits } from '../digits.ts'
import { oneLine } from '../plain-text.ts'
import type { ValidationFault } from '../validation-texts.ts'
import { pointLimits, type QuotationLine, quotationLimits } from './quotation-line.ts'

const amount = (maximum: number) => z.number().check(z.positive(), z.maximum(maximum))

const pointSchema = z.strictObject({
  airflow: amount(pointLimits.airflow),
  pressure: z.number().check(z.nonnegative(), z.maximum(pointLimits.pressure)),
  speed: z.optional(amount(pointLimits.speed)),
  power: z.optional(amount(pointLimits.power)),
  motor: z.optional(amount(pointLimits.motor)),
  density: z.optional(amount(pointLimits.density)),
})

/** A whole number, or one that was typed, in whichever digits (DIGIT-2). */
export const quantitySchema = z.pipe(
  z.pipe(
    z.union([z.number(), z.string()]),
    z.transform((typed) => (typeof typed === 'number' ? typed : wholeNumber(typed))),
  ),
  z.int().check(z.minimum(1), z.maximum(quotationLimits.quantity)),
)

function wholeNumber(typed: string): number {
  const digits = latinDigits(typed).trim()
  return /^\d{1,9}$/.test(digits) ? Number(digits) : NaN
}

const lineSchema = z.strictObject({
  product: z.string().check(z.maxLength(80), z.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/)),
  code: z._default(
    // Staff give codes as they like (MODEL-1): in any letters, with brackets or degrees.
    z.string().check(z.overwrite(oneLine), z.trim(), z.maxLength(quotationLimits.code)),
    '',
  ),
  point: z._default(z.nullable(pointSchema), null),
  quantity: quantitySchema,
  note: z._default(
    z.string().check(z.overwrite(oneLine), z.trim(), z.maxLength(quotationLimits.note)),
    '',
  ),
})

const parts = ['product', 'code', 'point', 'quantity', 'note'] as const

/**
 * Reads the lines of a request.
 *
 * @param value a list of lines, from wherever it comes
 * @param report told of each fault; that of a line names the line by its number, from 1 on
 * @returns the sound lines
 */
export function readLines(
  value: unknown,
  report: (fault: ValidationFault) => void,
): QuotationLine[] {
  if (!Array.isArray(value)) {
    report('lines.invalid')
    return []
  }
  if (value.length === 0) report('lines.required')
  if (value.length > quotationLimits.lines) report('lines.many')
  return value.slice(0, quotationLimits.lines).flatMap((line: unknown, index) => {
    const read = lineSchema.safeParse(line)
    if (read.success) return [read.data]
    const faulty = new Set(read.error.issues.map(({ path }) => path[0]))
    const named = parts.filter((part) => faulty.has(part))
    for (const part of named) report(`line.${part}:${index + 1}`)
    if (named.length === 0) report(`line.invalid:${index + 1}`)
    return []
  })
}

/** The field of a form that holds the lines as JSON. */
export const linesField = z.pipe(
  z.string('lines.required'),
  z.transform((text, context): QuotationLine[] =>
    readLines(parsed(text), (message) => {
      context.issues.push({ code: 'custom', message, input: text })
    }),
  ),
)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
