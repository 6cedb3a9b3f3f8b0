import type { Selectable } from 'kysely'
import type { HomeTab } from '#contract/content/home-tab.ts'
import type { Language } from '#contract/locale.ts'
import { localize } from '#server/content/localize.ts'
import type { HomeTabsTable } from '#server/db/tables/home.ts'

export function presentHomeTab(row: Selectable<HomeTabsTable>, language: Language): HomeTab {
  return {
    id: row.id,
    ...localize(language, {
      missionTitle: { ar: row.mission_title_ar, en: row.mission_title_en },
      mission: { ar: row.mission_ar, en: row.mission_en },
      vissionTitle: { ar: row.vission_title_ar, en: row.vission_title_en },
      vission: { ar: row.vission_ar, en: row.vission_en },
      historyTitle: { ar: row.history_title_ar, en: row.history_title_en },
      history: { ar: row.history_ar, en: row.history_en },
    }),
  }
}
