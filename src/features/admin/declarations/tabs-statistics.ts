import { tabsStatisticsCollection } from '#contract/admin/tabs-statistics.ts'
import { textsOf } from '../collections/screen-texts.ts'
import { defineScreen } from '../collections/screen.ts'
import { fieldText, localizedColumn } from '../collections/usual-columns.ts'

const titles = ['missionTitle', 'vissionTitle', 'historyTitle'] as const
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
  fields: all.map((name) => ({
    kind: 'localized',
    name,
    label: fieldText(name),
    long: !titles.some((title) => title === name),
  })),
})
