import type { z } from 'zod/mini'
import {
  acceptInvitationSchema,
  forgetPasswordSchema,
  loginSchema,
  resetPasswordSchema,
} from '#contract/auth.ts'
import type { Language } from '#contract/locale.ts'
import { fieldMessage } from '#src/i18n/field-message.ts'

/** The messages of the faults in a form's fields, by the names of the fields. */
export type Messages<Values> = { [Field in keyof Values]?: string | undefined }

/** The values as they are to be sent, or the first fault of each field. */
export type Checked<Values> = { values: Values } | { messages: Messages<Values> }

/** Judges what was entered. */
export type Check<Values> = (entered: object, language: Language) => Checked<Values>

function checkBy<Values>(schema: z.ZodMiniType<Values>): Check<Values> {
  return (entered, language) => {
    const { data, error } = schema.safeParse(entered)
    if (error === undefined) return { values: data }
    const messages: Messages<Values> = {}
    for (const { path, message } of error.issues)
      messages[path[0] as keyof Values] ??= fieldMessage(message, language)
    return { messages }
  }
}

export const checkSignIn = checkBy(loginSchema)
export const checkForgetPassword = checkBy(forgetPasswordSchema)
export const checkResetPassword = checkBy(resetPasswordSchema)
export const checkAcceptInvitation = checkBy(acceptInvitationSchema)
