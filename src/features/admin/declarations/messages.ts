import { staffCollections } from '#contract/admin/collections.ts'
import { contactTopics } from '#contract/contact-topics.ts'
import { languages } from '#contract/locale.ts'
import { textIn } from '#contract/text-in.ts'
import { defineScreen } from '../collections/screen.ts'
import {
  emailColumn,
  fieldText,
  phoneColumn,
  receivedColumn,
  sentColumns,
} from '../collections/usual-columns.ts'
import { linesOf, linesSummary, linesText } from '../submissions/lines-of.ts'
import { MessageAside } from '../submissions/message-aside.tsx'
import { languageText, statusText, topicText } from './choice-texts.ts'

/** The messages from the contact form; a new one counts as read once it is opened. */
export const messagesScreen = defineScreen(staffCollections.messages, {
  aside: MessageAside,
  whenOpened: (message) =>
    message.status === 'new' ? { status: 'open' as const, notes: message.notes } : undefined,
  filters: [
    { name: 'topic', label: fieldText('topic'), options: contactTopics, text: topicText },
    { name: 'branchId', label: fieldText('branch'), to: 'branches', fewest: 2 },
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
      marks: ({ branchName }, language) =>
        branchName ? [{ text: textIn(branchName, language), tone: 'good' }] : [],
      width: 0.9,
    },
    {
      name: 'message',
      header: (t) => t('collections.message.content'),
      kind: 'text',
      value: (message, language) =>
        message.messageContent || linesSummary(linesOf(message), language),
      width: 2,
      card: 'summary',
    },
    receivedColumn(),
  ],
  // The list says what is to be done by whom; how to answer is a press away.
  exportedFacts: [
    {
      name: 'lines',
      header: (t) => t('collections.quotation.lines'),
      kind: 'text',
      value: (message, language) => linesText(linesOf(message), language).join('\n'),
    },
    {
      name: 'branch',
      header: fieldText('branch'),
      kind: 'localized',
      texts: ({ branchName }) => branchName,
      value: ({ branchName }, language) => (branchName ? textIn(branchName, language) : null),
    },
    phoneColumn(({ phoneNumber }) => phoneNumber),
    emailColumn(({ email }) => email),
    ...sentColumns(languageText),
  ],
  fields: { status: { text: statusText } },
})
