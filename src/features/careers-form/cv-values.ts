import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { Resolver } from 'react-hook-form'
import { z } from 'zod/mini'
import { cvSchema } from '#contract/submissions/cv.ts'
import { code } from '#contract/submissions/field-rules.ts'
import { hasFittingName, paperRule, uploadSchema } from '#contract/submissions/upload.ts'

/** The form's texts, in their order. */
export const cvTexts = [
  'fullName',
  'email',
  'phone',
  'dob',
  'nationality',
  'gender',
  'country',
  'address',
] as const
export const cvFiles = ['cv'] as const
export const requiredTexts = ['fullName', 'dob', 'nationality'] as const

export type CvText = (typeof cvTexts)[number]

export type CvValues = Record<CvText, string> & {
  /** The id of a vacancy; empty for a general application. */
  vacancy: string
  cv: File | undefined
}

export const emptyCv: CvValues = {
  fullName: '',
  email: '',
  phone: '',
  dob: '',
  nationality: '',
  gender: '',
  country: '',
  address: '',
  vacancy: '',
  cv: undefined,
}

const cvFormSchema = z.extend(cvSchema, {
  cv: uploadSchema.check(
    z.refine((file) => file === undefined || hasFittingName(paperRule, file.name), {
      error: code(paperRule.wrongKind),
    }),
  ),
})

// The schema's file is anything with a name and a size; what goes in, and so comes out, is a browser's `File`.
export const cvResolver = standardSchemaResolver(cvFormSchema) as unknown as Resolver<CvValues>
