import { staffCollections } from '#contract/admin/collections.ts'
import { collections } from '#contract/collections/collections.ts'
import { mailOccasions } from '#contract/collections/mail-templates.ts'
import type { AdminText } from '../collections/column.ts'
import { collectionTitle } from '../collections/screen-texts.ts'
import { defineScreen } from '../collections/screen.ts'
import {
  fieldText,
  localizedColumn,
  translationColumn,
  updatedColumn,
} from '../collections/usual-columns.ts'
import { PreviewInForm } from '../mail-templates/preview-in-form.tsx'
import { stageText, statusText, vendorStatusText } from './choice-texts.ts'

const statesOf: Partial<Record<string, typeof stageText>> = {
  'associated-jobs': stageText,
  vendors: vendorStatusText,
}

/** The kind of a submission, and the state that it has got. */
const occasionText = (occasion: string, t: AdminText) => {
  const [collection = '', state = ''] = occasion.split('.')
  return `${collectionTitle(collection)(t)}: ${(statesOf[collection] ?? statusText)(state, t)}`
}

/** The emails to visitors, each for its occasion. */
export const mailTemplatesScreen = defineScreen(staffCollections.mailTemplates, {
  preview: PreviewInForm,
  filters: [
    {
      name: 'occasion',
      label: fieldText('occasion'),
      options: mailOccasions,
      text: occasionText,
    },
  ],
  columns: [
    {
      name: 'occasion',
      header: fieldText('occasion'),
      kind: 'choice',
      value: ({ occasion }) => occasion,
      choice: occasionText,
      width: 2,
      // The state at the end of the text tells the records apart.
      leastWidth: 184,
      card: 'title',
    },
    localizedColumn('subject', 'subject', ({ subject }) => subject, {
      sort: 'subject',
      width: 2,
      card: 'summary',
    }),
    {
      name: 'told',
      header: fieldText('told'),
      kind: 'flag',
      value: ({ told }) => told,
      width: 0.6,
    },
    translationColumn(collections.mailTemplates.fields),
    updatedColumn(),
  ],
  fields: {
    title: { label: fieldText('stateForVisitors'), hint: fieldText('stateForVisitorsHint') },
    told: { label: fieldText('toldHow') },
  },
})
