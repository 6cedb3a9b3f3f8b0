import { z } from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataOf, noQuery } from '../envelopes.ts'
import { inEachLanguage, languages } from '../locale.ts'
import { companyProfilePermissions, mayRead, mayWrite } from '../roles.ts'

/** Pages of one file. */
const mostPages = 100

const contentHash = z.string().check(z.regex(/^[0-9a-f]{12}$/))

const fileSchema = z.object({
  language: z.enum(languages),
  /** Visitors read it at this address. */
  url: z.string(),
  /** Bytes. */
  size: z.int(),
  pages: z.int(),
})

export const companyProfileSchema = z.object({
  /** Counts the profiles that were made; 0 while there is none. */
  version: z.int(),
  /** Names the content of this moment. */
  contentHash: z.string(),
  /** Null while there is none. */
  made: z.nullable(
    z.object({
      at: z.string(),
      /** The name of who made it; empty once that account is gone. */
      by: z.string(),
      /** True once the content is another than it was made of. */
      isOutdated: z.boolean(),
      files: z.array(fileSchema),
    }),
  ),
})
export type CompanyProfile = z.infer<typeof companyProfileSchema>

const described = {
  path: '/Admin/company-profile',
  access: 'session',
  timeout: 15_000,
  query: noQuery,
  output: dataOf(companyProfileSchema),
} as const

/** Tells of the profile that visitors have, and whether the content has changed since (PROFILE-3). */
export const readCompanyProfile = defineEndpoint({
  ...described,
  id: 'company-profile.read',
  method: 'GET',
  allows: (held) => mayRead(held, companyProfilePermissions),
  summary:
    'The company profile: when it was made, its files, and whether the content has changed since',
})

/** Gives visitors a profile whose files were uploaded before by `uploadDataSheet`, in all languages at once (PROFILE-2). */
export const replaceCompanyProfile = defineEndpoint({
  ...described,
  id: 'company-profile.replace',
  method: 'PUT',
  allows: (held) => mayWrite(held, companyProfilePermissions),
  summary: 'Replaces the company profile by uploaded PDF files, one in each language',
  ifMatch: 'the version of the profile',
  body: z.strictObject({
    /** As `readCompanyProfile` told it before the content was read. */
    contentHash,
    files: z.strictObject(
      inEachLanguage(() =>
        z.strictObject({
          /** As the upload named it. */
          file: z.string().check(z.regex(/^[\w-]{1,64}\.pdf$/)),
          pages: z.int().check(z.minimum(1), z.maximum(mostPages)),
        }),
      ),
    ),
  }),
})
