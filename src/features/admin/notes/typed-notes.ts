import { isLanguage, type Language } from '#contract/locale.ts'
import { dropDraft, keepDraft, latestDraft } from '#src/pwa/drafts.ts'

/** The record that a note is on. */
export interface NotedRecord {
  collection: string
  recordId: string
  /** The name by which the draft is known. */
  title: string
}

/** A reply in the writing. A part that is undefined has not been typed: the template says it, or nothing. */
export interface TypedReply {
  subject?: string | undefined
  text?: string | undefined
  language: Language
  /** The record is to be marked as answered. */
  answered: boolean
  /** The id of a template; empty for none. */
  template: string
}

// Both are drafts of the device: they are their user's alone and go with a sign-out (OFFLINE-16).
const noteIn = (collection: string) => `${collection} note`
const replyIn = (collection: string) => `${collection} reply`

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const kept = (collection: string, recordId: string) => latestDraft({ collection, recordId })?.values

/** The parts of a draft that a record's form would have. */
export const draftOf = ({ title }: NotedRecord) => ({
  isNew: false,
  title,
  path: location.pathname + location.search,
  base: undefined,
  pictures: {},
  savedAt: Date.now(),
})

/** A note that is typed for a record and not added yet. */
export function typedNote({ collection, recordId }: NotedRecord): string {
  return textOf(kept(noteIn(collection), recordId)?.text)
}

/** Keeps what is typed for a record (WORK-9); an empty text forgets it. */
export function keepTypedNote(record: NotedRecord, text: string): Promise<unknown> {
  const name = { collection: noteIn(record.collection), recordId: record.recordId }
  if (text.trim() === '') return dropDraft(name)
  return keepDraft({ ...draftOf(record), ...name, values: { text } })
}

/** A reply that is typed for a record and not sent yet; undefined where there is none. */
export function typedReply({ collection, recordId }: NotedRecord): TypedReply | undefined {
  const values = kept(replyIn(collection), recordId)
  if (values === undefined || !isLanguage(textOf(values.language))) return undefined
  const part = (value: unknown) => (typeof value === 'string' ? value : undefined)
  return {
    subject: part(values.subject),
    text: part(values.text),
    language: values.language as Language,
    answered: values.answered === true,
    template: textOf(values.template),
  }
}

/** @returns whether a person has typed or chosen nothing yet */
export const isUntouched = ({ subject, text = '', template }: TypedReply) =>
  subject === undefined && text.trim() === '' && template === ''

/** Keeps a reply that is typed for a record (WORK-9); nothing typed forgets it. */
export function keepTypedReply(
  record: NotedRecord,
  reply: TypedReply | undefined,
): Promise<unknown> {
  const name = { collection: replyIn(record.collection), recordId: record.recordId }
  if (reply === undefined || isUntouched(reply)) return dropDraft(name)
  return keepDraft({ ...draftOf(record), ...name, values: { ...reply } })
}
