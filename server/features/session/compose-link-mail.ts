import type { Language } from '#contract/locale.ts'
import { serverTexts } from '#server/texts/server-texts.ts'
import { type ComposedMail, composeMail } from '#server/mail/compose-mail.ts'

/** A mail that asks for one link to be opened. */
export function composeLinkMail(
  mail: 'resetMail' | 'invitationMail',
  language: Language,
  { name, company, link }: { name: string; company: string; link: string },
): ComposedMail {
  const { subject, action, validity, otherwise, ...said } = serverTexts[language][mail]
  // As functions: a dollar sign in a name stays what it is.
  const greeting = said.greeting.replace('{name}', () => name)
  const reason = said.reason.replace('{company}', () => company)
  return composeMail(language, subject, [greeting, reason, { link, action }, validity, otherwise])
}
