import { staffCollections } from '#contract/admin/collections.ts'
import { defineScreen } from '../collections/screen.ts'
import { fieldText, localizedColumn } from '../collections/usual-columns.ts'
import { ReplyPreviewInForm } from '../mail-templates/preview-in-form.tsx'

/** The texts that staff choose from when they reply to visitors. */
export const replyTemplatesScreen = defineScreen(staffCollections.replyTemplates, {
  preview: ReplyPreviewInForm,
  title: { header: fieldText('name') },
  listed: [
    localizedColumn('subject', 'subject', ({ subject }) => subject, {
      width: 1.8,
      card: 'summary',
    }),
  ],
  fields: { title: { label: fieldText('name') } },
})
