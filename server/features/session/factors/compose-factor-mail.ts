import type { Language } from '#contract/locale.ts'
import { serverTexts } from '#server/texts/server-texts.ts'
import { type ComposedMail, composeMail } from '#server/mail/compose-mail.ts'
import { timeIn } from '../compose-new-device-mail.ts'

/** Changes of a factor that its owner is mailed of. */
export type FactorEvent =
  | 'totpAdded'
  | 'totpRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'recoveryCodesMade'
  | 'reset'

interface FactorChange {
  name: string
  company: string
  link: string
  at: Date
}

/** Tells somebody that their second factor was changed, how, when, and how to stop it if it was not them (SESSION-42). */
export function composeFactorMail(
  language: Language,
  event: FactorEvent,
  { name, company, link, at }: FactorChange,
): ComposedMail {
  const { factorMail: said, factorSubjects, factorReasons } = serverTexts[language]
  const isReset = event === 'reset'
  return composeMail(language, factorSubjects[event], [
    said.greeting.replace('{name}', () => name),
    factorReasons[event].replace('{company}', () => company),
    said.time.replace('{time}', () => timeIn(language, at)),
    isReset ? said.afterReset : said.otherwise,
    { link, action: isReset ? said.signIn : said.action },
  ])
}
