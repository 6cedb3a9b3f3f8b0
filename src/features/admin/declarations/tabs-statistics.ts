import { tabsStatisticsCollection } from '#contract/admin/tabs-statistics.ts'
import { textsOf } from '../collections/screen-texts.ts'
import { defineScreen } from '../collections/screen.ts'
import { fieldText, localizedColumn } from '../collections/usual-columns.ts'

const all = [
  'missionTitle',
  'mission',
  'vissionTitle',
  'vission',
  'historyTitle',
  'history',
] as const

/** Mission, vision and history; a single record. */
export const tabsStatisticsScreen = defineScreen(tabsStatisticsCollection, {
  path: '/admin/tabs-statistics',
  texts: textsOf('tabs-statistics'),
  nameOf: () => '',
  editing: 'page',
  columns: all.map((name) => localizedColumn(name, name, (record) => record[name])),
  fields: {
    missionTitle: { kind: 'localized', label: fieldText('missionTitle') },
    mission: { kind: 'localized', label: fieldText('mission'), long: true },
    vissionTitle: { kind: 'localized', label: fieldText('vissionTitle') },
    vission: { kind: 'localized', label: fieldText('vission'), long: true },
    historyTitle: { kind: 'localized', label: fieldText('historyTitle') },
    history: { kind: 'localized', label: fieldText('history'), long: true },
  },
})
