import { isTellingKind, type NewsTopic } from '#contract/admin/notifications.ts'
import type { SubmittedCollection } from '#contract/admin/submitted-collections.ts'
import type { Database } from '#server/db/database.ts'
import type { Session } from '#server/http/session-of.ts'
import { branchesOf } from './branch-choice.ts'
import { countOf, latestOf, type Span } from './submitted-sources.ts'
import type { Subscription } from './subscriptions.ts'
import { toldIn } from './told.ts'

/** The words about a record in emails and push messages. */
interface NewsRecord {
  collection: SubmittedCollection
  id: string
  /** The visitor's. */
  name: string
  reference: string
  /** The name of the colleague who wants something; empty of what visitors send. */
  by: string
}

export interface News {
  topic: NewsTopic
  /** The records that are named, the newest first. */
  latest: readonly NewsRecord[]
  /** All that there are. */
  count: number
}

/** Reads what there is for a person of one topic within a span. @param most how many are told by name */
export async function readNews(
  db: Database,
  user: Pick<Session, 'userId' | 'roles'>,
  { collection: topic, branches }: Pick<Subscription, 'collection' | 'branches'>,
  { most, ...span }: Span & { most: number },
): Promise<News> {
  if (isTellingKind(topic)) {
    const told = await toldIn(db, user, topic, span)
    const latest = told.slice(0, most).map(({ recordId: id, ...one }) => ({ ...one, id }))
    return { topic, latest, count: told.length }
  }
  const asked = { ...span, branches: branchesOf({ branches }) }
  const latest = await latestOf(db, topic, asked, most)
  return {
    topic,
    latest: latest.map((one) => ({ ...one, by: '' })),
    count: await countOf(db, topic, asked),
  }
}
