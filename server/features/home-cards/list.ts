import type { HomeCard } from '#contract/content/home-card.ts'
import type { Language } from '#contract/locale.ts'
import type { Database } from '#server/db/database.ts'
import { presentHomeCard } from './present.ts'

/** All home cards in their order. */
export async function listHomeCards(db: Database, language: Language): Promise<HomeCard[]> {
  const rows = await db
    .selectFrom('home_cards')
    .selectAll()
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
  return rows.map((row) => presentHomeCard(row, language))
}
