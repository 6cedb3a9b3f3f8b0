import { z } from 'zod/mini'
import type { ValidationCode } from '../validation-texts.ts'
import { code } from './field-rules.ts'
import { uploadLimits } from './limits.ts'

/** The kinds of files, which are judged by their content and never by their name (FORM-8). */
const fileKinds = ['pdf', 'doc', 'docx'] as const
export type FileKind = (typeof fileKinds)[number]

/** Which files a field takes, and what a person reads at another one. */
export interface UploadRule {
  kinds: readonly FileKind[]
  wrongKind: ValidationCode
}

export const paperRule: UploadRule = { kinds: fileKinds, wrongKind: 'file.paper' }
export const pdfRule: UploadRule = { kinds: ['pdf'], wrongKind: 'file.pdf' }

/** @returns true where a file's name ends as the field wants it: the browser can tell no more before it is sent */
export function hasFittingName({ kinds }: UploadRule, name: string): boolean {
  return kinds.some((kind) => name.toLowerCase().endsWith(`.${kind}`))
}

/** A file as the browser has it and as the server received it. */
export interface Upload {
  name: string
  /** Bytes. */
  size: number
}

/** A file that may be left out. Its kind is for the server to judge. */
export const uploadSchema = z.optional(
  z
    .custom<Upload>(isUpload)
    .check(
      z.refine(({ size }) => size > 0, { error: code('file.empty'), abort: true }),
      z.refine(({ size }) => size <= uploadLimits.file, { error: code('file.large') }),
    )
    .register(z.globalRegistry, { type: 'string', format: 'binary' }),
)

function isUpload(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'size' in value && 'name' in value
}
