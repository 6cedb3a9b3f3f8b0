import { submittedPaths } from '#contract/admin/screen-paths.ts'
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
}

interface NewsMail extends News {
  name: string
  company: string
  /** The site's own. */
  origin: string
}

/** A mail to staff about what visitors have sent: names and references, and nothing else of them (ADMIN-14). */
export function composeNewsMail(
  language: Language,
  { collection, latest, count, name, company, origin }: NewsMail,
): ComposedMail {
  const { newsMail } = serverTexts[language]
  const news = { collection, latest, count }
  return composeMail(language, newsTitle(language, news), [
    newsMail.greeting.replace('{name}', () => name),
    newsMail.reason.replace('{company}', () => company),
    ...latest.map((one) => ({
      label: `${isolated(one.name)}${newsMail.comma}${newsMail.reference} {value}`,
      value: one.reference,
    })),
    ...(count > latest.length
      ? [newsMail.others.replace('{count}', String(count - latest.length))]
      : []),
    { link: `${origin}${newsPath(news)}?lang=${language}`, action: newsMail.action },
    newsMail.otherwise,
  ])
}

/** One by its sender's name, several by their number. */
export function newsTitle(language: Language, { collection, latest, count }: News): string {
  const { newsMail } = serverTexts[language]
  const only = count === 1 ? latest[0] : undefined
  return only
    ? newsMail[collection].replace('{name}', () => only.name)
    : newsMail[`${collection}.more`].replace('{count}', String(count))
}

/** The page of the one that came, or of the list. */
export function newsPath({ collection, latest, count }: News): string {
  const only = count === 1 ? latest[0] : undefined
  const { list, record } = submittedPaths[collection]
  return only ? `${record}/${only.id}` : list
}

/** A name keeps its own direction. */
const isolated = (name: string) => `\u2068${name}\u2069`
