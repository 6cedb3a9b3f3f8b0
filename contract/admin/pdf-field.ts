import { z } from 'zod/mini'
import { code } from './fields.ts'

const file = z.string(code('dataSheet.unknown')).check(z.maxLength(200, code('dataSheet.unknown')))

/** The `file` of a PDF that was uploaded; null for none. */
export const pdfField = { input: z.nullable(file), output: z.nullable(z.string()) }

/** The same for a PDF that cannot be left out. */
export const requiredPdfField = {
  input: file.check(z.minLength(1, code('dataSheet.unknown'))),
  output: pdfField.output,
}
