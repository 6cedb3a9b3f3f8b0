import { contentCalls } from '../content-calls.ts'
import { describeCollection, single } from './collection.ts'
import type { VisitorRecord } from './visitor-record.ts'

/** Mission, vision and history; a single record (RECORD-5). The call spells `vission` so. */
export const tabsStatistics = describeCollection({
  name: 'tabs-statistics',
  table: 'home_tabs',
  title: 'mission',
  fields: {
    missionTitle: { kind: 'title' },
    mission: { kind: 'longText', searched: true },
    vissionTitle: { kind: 'title' },
    vission: { kind: 'longText', searched: true },
    historyTitle: { kind: 'title' },
    history: { kind: 'longText', searched: true },
  },
  abilities: single,
  screens: { path: 'tabs-statistics', menu: 'home', editing: 'page' },
  sorts: ['createdAt'],
  visitors: {
    call: contentCalls.GetAllHomeTabs,
    shownOn: '/',
    summary: 'Mission, vision and history',
  },
})
export type HomeTab = VisitorRecord<typeof tabsStatistics>
