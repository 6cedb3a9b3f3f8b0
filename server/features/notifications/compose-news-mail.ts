import { isTellingKind } from '#contract/admin/notifications.ts'
import { submittedPaths } from '#contract/admin/screen-paths.ts'
import type { Language } from '#contract/locale.ts'
import { serverTexts } from '#server/texts/server-texts.ts'
import { type ComposedMail, composeMail } from '#server/mail/compose-mail.ts'
import type { News } from './read-news.ts'

interface NewsMail extends News {
  name: string
  company: string
  /** The site's own. */
  origin: string
}

/**
 * A mail to staff about what visitors have sent or colleagues want: names and references, and nothing else of visitors
 * (ADMIN-14, ADMIN-17).
 */
export function composeNewsMail(
  language: Language,
  { name, company, origin, ...news }: NewsMail,
): ComposedMail {
  const { newsMail } = serverTexts[language]
  const { topic, latest, count } = news
  const linked = (path: string) => `${origin}${path}?lang=${language}`
  return composeMail(language, newsTitle(language, news), [
    newsMail.greeting.replace('{name}', () => name),
    isTellingKind(topic)
      ? newsMail[`${topic}.reason`]
      : newsMail.reason.replace('{company}', () => company),
    ...latest.map((one) => ({
      label: [
        isolated(one.name),
        `${newsMail.reference} {value}`,
        ...(one.by === '' ? [] : [`${newsMail.by} ${isolated(one.by)}`]),
      ].join(newsMail.comma),
      value: one.reference,
      // The list has those that visitors sent; what colleagues want lies in several.
      ...(isTellingKind(topic) && count > 1 && { link: linked(recordPath(one)) }),
    })),
    ...(count > latest.length
      ? [newsMail.others.replace('{count}', String(count - latest.length))]
      : []),
    { link: linked(newsPath(news)), action: newsMail.action },
    newsMail.otherwise,
  ])
}

/** One by its sender's name, several by their number. */
export function newsTitle(language: Language, { topic, latest, count }: News): string {
  const { newsMail } = serverTexts[language]
  const only = count === 1 ? latest[0] : undefined
  if (!only) return newsMail[`${topic}.more`].replace('{count}', String(count))
  if (!isTellingKind(topic)) return newsMail[topic].replace('{name}', () => only.name)
  const values: Record<string, string> = { by: only.by, name: only.name }
  // Two names, each in its own direction.
  return newsMail[topic].replace(/\{(by|name)\}/g, (_all, key: string) =>
    isolated(values[key] ?? ''),
  )
}

/** The page of the one that there is; of several their list, or the dashboard for what colleagues want (WORK-5). */
export function newsPath({ topic, latest, count }: News): string {
  const only = count === 1 ? latest[0] : undefined
  if (only) return recordPath(only)
  return isTellingKind(topic) ? '/admin/' : submittedPaths[topic].list
}

const recordPath = ({ collection, id }: News['latest'][number]) =>
  `${submittedPaths[collection].record}/${id}`

/** A name keeps its own direction. */
const isolated = (name: string) => `\u2068${name}\u2069`
