import { z } from 'zod/mini'
import { accountLimits } from './account-limits.ts'
import {
  acceptInvitationCall,
  changePasswordCall,
  forgetPasswordCall,
  loginCall,
  logoutCall,
  myProfileCall,
  refreshTokenCall,
  removePhotoCall,
  resetPasswordCall,
  savePhotoCall,
  saveProfileCall,
} from './calls.ts'
import { defineEndpoint, everyone } from './endpoint.ts'
import { dataOf, noQuery, nothing } from './envelopes.ts'
import { factorKinds } from './factor-kinds.ts'
import { oneLine } from './plain-text.ts'
import { roles } from './roles.ts'
import type { ValidationCode } from './validation-texts.ts'

// Zod reports a failed check by its message; ours are codes, looked up in the page's language.
const code = (text: ValidationCode) => text

export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** A small picture as a `data:` address: a person who may not read the user has no address to guess. */
  photo: z.optional(z.string()),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** 0 means female; any other value uses the male default avatar. */
  gender: z.int(),
  roles: z.array(z.enum(roles)),
  /** Told where a role demands a second factor that is not there yet: before it is, nothing else is open (ROLE-8). */
  mustAddFactor: z.optional(z.boolean()),
})
export type User = z.infer<typeof userSchema>

export const tokensSchema = z.object({ accessToken: z.string(), refreshToken: z.string() })
export type Tokens = z.infer<typeof tokensSchema>

/** The answer to a right password where a second factor is needed: no session yet (SESSION-35). */
export const factorNeededSchema = z.object({
  /** Goes with the second step. It opens one session, within a few minutes. */
  ticket: z.string(),
  factors: z.array(z.enum(factorKinds)),
})
export type FactorNeeded = z.infer<typeof factorNeededSchema>

export const emailSchema = z
  .string(code('email.required'))
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, { error: code('email.required'), abort: true }),
    z.maxLength(accountLimits.email.maximum, { error: code('email.long'), abort: true }),
    z.regex(z.regexes.email, code('email.invalid')),
  )

export const passwordSchema = z
  .string(code('password.required'))
  .check(
    z.minLength(1, { error: code('password.required'), abort: true }),
    z.maxLength(accountLimits.password.maximum, code('password.long')),
  )

/** Anything that is seen: no white space, no control or zero-width character. */
const visible = /[^\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u

/** The rules of a new password that a form can judge; the server also judges how easily it is guessed (SESSION-27). */
export const newPasswordSchema = z.string(code('password.required')).check(
  z.minLength(1, { error: code('password.required'), abort: true }),
  z.refine((text) => visible.test(text), { error: code('password.blank'), abort: true }),
  z.minLength(accountLimits.password.minimum, code('password.short')),
  z.maxLength(accountLimits.password.maximum, code('password.long')),
)

const token = z.string().check(z.minLength(1), z.maxLength(200))

const refreshToken = z
  .string(code('refreshToken.required'))
  .check(z.minLength(1, { error: code('refreshToken.required'), abort: true }), z.maxLength(200))

export const loginSchema = z.strictObject({ email: emailSchema, password: passwordSchema })
export type Credentials = z.infer<typeof loginSchema>

export const forgetPasswordSchema = z.strictObject({ email: emailSchema })

export const resetPasswordSchema = z.strictObject({ token, newPassword: newPasswordSchema })

export const changePasswordSchema = z.strictObject({
  currentPassword: passwordSchema,
  newPassword: newPasswordSchema,
})
export type NewPassword = z.infer<typeof changePasswordSchema>

/** The fields of the own profile that a user may change; the last name may be left empty. */
export const profileSchema = z.strictObject({
  firstName: z
    .string(code('name.required'))
    .check(
      z.overwrite(oneLine),
      z.trim(),
      z.minLength(1, { error: code('name.required'), abort: true }),
      z.maxLength(accountLimits.name.maximum, code('name.long')),
    ),
  lastName: z
    .string()
    .check(
      z.overwrite(oneLine),
      z.trim(),
      z.maxLength(accountLimits.name.maximum, code('name.long')),
    ),
  gender: z.literal([0, 1]),
})
export type Profile = z.infer<typeof profileSchema>

export const acceptInvitationSchema = z.strictObject({
  token,
  firstName: profileSchema.shape.firstName,
  lastName: profileSchema.shape.lastName,
  newPassword: newPasswordSchema,
})
export type AcceptedInvitation = z.infer<typeof acceptInvitationSchema>

export const login = defineEndpoint({
  ...loginCall,
  summary: 'Opens a session, or tells which second factor is needed for one',
  query: noQuery,
  body: loginSchema,
  output: dataOf(z.union([tokensSchema, factorNeededSchema])),
})

export const myProfile = defineEndpoint({
  ...myProfileCall,
  allows: everyone,
  beforeFactor: true,
  summary: 'The signed-in user',
  query: noQuery,
  output: dataOf(userSchema),
})

export const saveProfile = defineEndpoint({
  ...saveProfileCall,
  allows: everyone,
  summary: "Changes the signed-in user's name and gender",
  query: noQuery,
  body: profileSchema,
  output: dataOf(userSchema),
})

export const savePhoto = defineEndpoint({
  ...savePhotoCall,
  allows: everyone,
  summary:
    "Sets the signed-in user's picture: JPEG, PNG, WebP or AVIF of at most 5 MB; multipart form",
  query: noQuery,
  body: z.object({
    photo: z.any().register(z.globalRegistry, { type: 'string', format: 'binary' }),
  }),
  output: dataOf(userSchema),
})

export const removePhoto = defineEndpoint({
  ...removePhotoCall,
  allows: everyone,
  summary: "Takes the signed-in user's picture away",
  query: noQuery,
  output: dataOf(userSchema),
})

export const refreshSession = defineEndpoint({
  ...refreshTokenCall,
  summary: 'New tokens for a session that is still alive; each refresh token is used once',
  query: noQuery,
  body: z.strictObject({ refreshToken }),
  output: dataOf(tokensSchema),
})

/**
 * Either token names the session to end: an access token may have run out by then. So does the refresh token's hash,
 * which is all that a device keeps of a session that it could not end for want of a connection: it opens nothing.
 */
export const logout = defineEndpoint({
  ...logoutCall,
  summary: 'Ends the session that the bearer or the refresh token, or its hash, belongs to',
  query: noQuery,
  body: z.nullable(
    z.strictObject({
      refreshToken: z.optional(token),
      /** SHA-256 in base64url. */
      refreshTokenHash: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
    }),
  ),
  output: nothing,
})

export const forgetPassword = defineEndpoint({
  ...forgetPasswordCall,
  summary: 'Mails a one-time link; answers the same whether or not there is such an account',
  query: noQuery,
  body: forgetPasswordSchema,
  output: nothing,
})

export const resetPassword = defineEndpoint({
  ...resetPasswordCall,
  summary: 'Sets a new password by a mailed link and ends every session of the account',
  query: noQuery,
  body: resetPasswordSchema,
  output: nothing,
})

export const acceptInvitation = defineEndpoint({
  ...acceptInvitationCall,
  summary: 'Gives an invited account its name and password by a mailed link',
  query: noQuery,
  body: acceptInvitationSchema,
  output: nothing,
})

export const changePassword = defineEndpoint({
  ...changePasswordCall,
  allows: everyone,
  summary: "Sets a new password, ends the account's sessions and opens a new one",
  query: noQuery,
  body: changePasswordSchema,
  output: dataOf(tokensSchema),
})
