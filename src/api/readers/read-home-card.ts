import type { HomeCard } from '#contract/content/home-card.ts'
import { defaultCardType } from '#contract/content-values.ts'
import { extrasOf, idOf, textOf, textsOf } from '../raw-values.ts'
import type { RawRecord } from '../read-envelope.ts'

/** Spec section 3, Home card; an empty title stays empty here, the section shows the core-values title for it. */
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
