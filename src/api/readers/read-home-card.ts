import type { HomeCard } from '#contract/content/home-card.ts'
import { defaultCardType } from '#contract/content-values.ts'
import { extrasOf, idOf, textOf, textsOf } from '../raw-values.ts'
import type { RawRecord } from '../read-envelope.ts'

/** Reads a card; leaves an empty title empty: the section shows the title of core values for it (TAB-3). */
export function readHomeCard(record: RawRecord, index: number): HomeCard {
  return {
    ...extrasOf(record),
    id: idOf(record, index),
    title: textOf(record, 'title'),
    description: textOf(record, 'description'),
    type: textOf(record, 'type') || defaultCardType,
    items: textsOf(record.items),
  }
}
