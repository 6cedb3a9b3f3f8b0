import type { LabelOfRecord } from '#contract/admin/collection.ts'
import type { LabelColor } from '#contract/collections/labels.ts'
import type { Language } from '#contract/locale.ts'
import { textIn } from '#contract/text-in.ts'
import type { AdminColumn, AdminRecord, MarkText } from './column.ts'
import type { Tone } from './state-tones.ts'
import { fieldText } from './usual-columns.ts'

/** The colours of labels are those of the marks in lists, in both schemes. */
const tones: Record<LabelColor, Tone> = {
  teal: 'new',
  blue: 'open',
  amber: 'warning',
  red: 'bad',
  grey: 'good',
}

export const labelTone = (color: string | undefined): Tone => tones[color as LabelColor] ?? 'good'

/** The labels of a record, in the page's language (WORK-12). */
export function labelMarks(record: AdminRecord, language: Language): MarkText[] {
  // Its collection's schema has read them; what was kept before there were any has none.
  const labels = (record.labels ?? []) as LabelOfRecord[]
  return labels.map(({ title, color }) => ({
    text: textIn(title, language),
    tone: labelTone(color),
  }))
}

/** The labels as a column of exports: the list shows them beside the state. */
export const labelsColumn: AdminColumn<AdminRecord> = {
  name: 'labels',
  header: fieldText('labelIds'),
  kind: 'text',
  value: (record, language) =>
    labelMarks(record, language)
      .map(({ text }) => text)
      .join(' · '),
}
