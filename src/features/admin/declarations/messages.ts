import { messagesCollection } from '#contract/admin/messages.ts'
import { contactTopics } from '#contract/contact-topics.ts'
import { messageStatuses } from '#contract/content-values.ts'
import { languages } from '#contract/locale.ts'
import { textsOf } from '../collections/screen-texts.ts'
import { defineScreen } from '../collections/screen.ts'
import {
  emailColumn,
  fieldText,
  phoneColumn,
  receivedColumn,
  sentColumns,
} from '../collections/usual-columns.ts'
import { MessageAside } from '../submissions/message-aside.tsx'
import { languageText, statusText, topicText } from './choice-texts.ts'

const status = {
  name: 'status',
  label: fieldText('status'),
  options: messageStatuses,
  text: statusText,
} as const

/** What visitors have sent through the contact form; a new one counts as read once it is opened. */
export const messagesScreen = defineScreen(messagesCollection, {
  path: '/admin/messages',
  texts: textsOf('messages'),
  nameOf: ({ name }) => name,
  editing: 'page',
  aside: MessageAside,
  whenOpened: (message) =>
    message.status === 'new' ? { status: 'open' as const, notes: message.notes } : undefined,
  filters: [
    status,
    { name: 'topic', label: fieldText('topic'), options: contactTopics, text: topicText },
    { name: 'language', label: fieldText('sentIn'), options: languages, text: languageText },
  ],
  columns: [
    {
      name: 'name',
      header: fieldText('name'),
      kind: 'text',
      value: ({ name }) => name,
      sort: 'name',
      width: 1.2,
      card: 'title',
    },
    {
      name: 'status',
      header: fieldText('status'),
      kind: 'choice',
      value: (record) => record.status,
      choice: statusText,
      sort: 'status',
      width: 0.8,
    },
    {
      name: 'topic',
      header: fieldText('topic'),
      kind: 'choice',
      value: ({ topic }) => topic,
      choice: topicText,
      width: 0.9,
    },
    {
      name: 'message',
      header: (t) => t('collections.message.content'),
      kind: 'text',
      value: ({ messageContent }) => messageContent,
      width: 2,
      card: 'summary',
    },
    // A phone's list is for reading; how to answer is a press away.
    phoneColumn(({ phoneNumber }) => phoneNumber, { card: 'none' }),
    emailColumn(({ email }) => email, { card: 'none' }),
    receivedColumn(),
  ],
  exportedFacts: sentColumns(languageText),
  fields: {
    status: { kind: 'choice', ...status },
    notes: { kind: 'notes', label: fieldText('notes') },
  },
})
