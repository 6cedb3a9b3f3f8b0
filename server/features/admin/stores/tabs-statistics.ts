import { tabsStatisticsCollection } from '#contract/admin/tabs-statistics.ts'
import { inBoth, text } from '../field-columns.ts'
import { defineStore } from '../store.ts'

export const tabsStatisticsStore = defineStore({
  collection: tabsStatisticsCollection,
  table: 'home_tabs',
  isPublic: true,
  columns: {
    missionTitle: inBoth('mission_title', text),
    mission: inBoth('mission', text),
    vissionTitle: inBoth('vission_title', text),
    vission: inBoth('vission', text),
    historyTitle: inBoth('history_title', text),
    history: inBoth('history', text),
  },
  shown: {},
  search: ['mission', 'vission', 'history'],
  sorts: { createdAt: 'created_at' },
  filters: {},
})
