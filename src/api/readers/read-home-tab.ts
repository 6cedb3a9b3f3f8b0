import type { HomeTab } from '#contract/content/home-tab.ts'
import { extrasOf, idOf, textOf } from '../raw-values.ts'
import type { RawRecord } from '../read-envelope.ts'

/** Reads the texts of the tabs; leaves empty ones empty: the section shows its own for them (TAB-2). */
export function readHomeTab(record: RawRecord, index: number): HomeTab {
  return {
    ...extrasOf(record),
    id: idOf(record, index),
    missionTitle: textOf(record, 'missionTitle'),
    mission: textOf(record, 'mission'),
    vissionTitle: textOf(record, 'vissionTitle'),
    vission: textOf(record, 'vission'),
    historyTitle: textOf(record, 'historyTitle'),
    history: textOf(record, 'history'),
  }
}
