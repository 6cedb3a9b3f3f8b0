import { describeCollection, ordered } from './collection.ts'

/** The colours of labels: each is a ground and letters on it that can be told apart well. */
export const labelColors = ['teal', 'blue', 'amber', 'red', 'grey'] as const
export type LabelColor = (typeof labelColors)[number]

/** The labels that staff put on what visitors send (WORK-12). */
export const labels = describeCollection({
  name: 'labels',
  table: 'labels',
  title: 'title',
  fields: {
    title: { kind: 'name', searched: true },
    color: { kind: 'choice', values: labelColors },
    order: { kind: 'order' },
  },
  writers: ['sales', 'recruiter', 'procurement'],
  abilities: ordered,
  screens: { path: 'labels', editing: 'dialog' },
  sorts: ['order', 'title', 'updatedAt'],
})
