import { describeCollection, ordered } from './collection.ts'

/** Texts that staff choose from when they reply to what visitors send (WORK-17). */
export const replyTemplates = describeCollection({
  name: 'reply-templates',
  table: 'reply_templates',
  title: 'title',
  fields: {
    /** The name by which staff choose it; visitors never see it. */
    title: { kind: 'name', searched: true },
    subject: { kind: 'shortText', searched: true },
    body: { kind: 'longText', searched: true },
    order: { kind: 'order' },
  },
  writers: ['sales', 'recruiter', 'procurement'],
  abilities: ordered,
  screens: { path: 'reply-templates', editing: 'page' },
  sorts: ['order', 'title', 'updatedAt'],
})
