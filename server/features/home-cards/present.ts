import type { Selectable } from 'kysely'
import type { HomeCard } from '#contract/content/home-card.ts'
import type { Language } from '#contract/locale.ts'
import { localize } from '#server/content/localize.ts'
import { fromJson } from '#server/db/column-values.ts'
import type { HomeCardsTable } from '#server/db/tables/home.ts'

export function presentHomeCard(row: Selectable<HomeCardsTable>, language: Language): HomeCard {
  return {
    id: row.id,
    type: row.type,
    ...localize(language, {
      title: { ar: row.title_ar, en: row.title_en },
      description: { ar: row.description_ar, en: row.description_en },
      items: { ar: fromJson(row.items_ar), en: fromJson(row.items_en) },
    }),
  }
}
