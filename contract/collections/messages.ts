import { contactTopics } from '../contact-topics.ts'
import { messageStatuses } from '../content-values.ts'
import { languages } from '../locale.ts'
import { addedByOthers, describeCollection } from './collection.ts'
import { workFields, workFilters } from './work.ts'

/** The messages of the contact form: staff keep a status and notes (RECORD-23). */
export const messages = describeCollection({
  name: 'messages',
  table: 'messages',
  title: 'name',
  fields: {
    status: { kind: 'choice', values: messageStatuses },
    ...workFields,
    notes: { kind: 'notes', searched: true },
  },
  shown: {
    /** The visitor quotes it when asking about the message. */
    reference: { kind: 'text', searched: true },
    name: { kind: 'text', searched: true },
    email: { kind: 'text', searched: true },
    phoneNumber: { kind: 'text', searched: true },
    /** The topic; empty if the visitor named none. */
    topic: { kind: 'text', values: contactTopics },
    /** Empty where the visitor named none. */
    branchId: { kind: 'text' },
    messageContent: { kind: 'text', searched: true },
    /** Of a quotation list; none in any other message. */
    lines: { kind: 'requestedLines', searched: true },
    /** The language that it was sent in. */
    language: { kind: 'text', values: languages },
  },
  worked: {
    state: 'status',
    ended: ['answered', 'archived', 'spam'],
    hidden: 'spam',
    answered: 'answered',
  },
  writers: ['sales'],
  abilities: addedByOthers,
  screens: { path: 'messages', menu: 'others', editing: 'page' },
  sorts: ['-createdAt', 'name', 'status', 'updatedAt'],
  filters: ['status', 'topic', 'branchId', 'language', ...workFilters],
})
