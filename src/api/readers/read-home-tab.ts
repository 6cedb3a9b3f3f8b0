import type { HomeTab } from '#contract/content/home-tab.ts'
import { extrasOf, idOf, textOf } from '../raw-values.ts'
import type { RawRecord } from '../read-envelope.ts'

/** Spec section 3, Home tab; empty texts stay empty here, the section shows its defaults for them. */
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
