import type { SubmittedCollection } from '#contract/admin/submitted-collections.ts'
import type { Language } from '#contract/locale.ts'
import { serverTexts } from '#server/texts/server-texts.ts'
import { type ComposedMail, composeMail } from '#server/mail/compose-mail.ts'
import type { Submitted } from './submitted-sources.ts'

interface News {
  collection: SubmittedCollection
  /** Of whom it tells by name, the newest first. */
  latest: readonly Submitted[]
  /** All that came. */
  count: number
  name: string
  company: string
  /** The site's own. */
  origin: string
}

/** A mail to staff about what visitors have sent: names and references, and nothing else of them (ADMIN-14). */
export function composeNewsMail(
  language: Language,
  { collection, latest, count, name, company, origin }: News,
): ComposedMail {
  const { newsMail } = serverTexts[language]
  const only = count === 1 ? latest[0] : undefined
  const subject = only
    ? newsMail[collection].replace('{name}', () => only.name)
    : newsMail[`${collection}.more`].replace('{count}', String(count))
  const path = only ? `${paths[collection].record}/${only.id}` : paths[collection].list
  return composeMail(language, subject, [
    newsMail.greeting.replace('{name}', () => name),
    newsMail.reason.replace('{company}', () => company),
    ...latest.map((one) => ({
      label: `${isolated(one.name)}${newsMail.comma}${newsMail.reference} {value}`,
      value: one.reference,
    })),
    ...(count > latest.length
      ? [newsMail.others.replace('{count}', String(count - latest.length))]
      : []),
    { link: `${origin}${path}?lang=${language}`, action: newsMail.action },
    newsMail.otherwise,
  ])
}

/** Pages of the back office. */
const paths = {
  messages: { list: '/admin/messages', record: '/admin/messages/edit' },
  'associated-jobs': { list: '/admin/associated-jobs', record: '/admin/associated-job/edit' },
  vendors: { list: '/admin/vendors', record: '/admin/vendor/edit' },
} as const satisfies Record<SubmittedCollection, object>

/** A name keeps its own direction. */
const isolated = (name: string) => `\u2068${name}\u2069`
