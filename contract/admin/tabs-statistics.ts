import { defineCollection } from './collection.ts'
import { longTextField, titleField } from './fields.ts'

/** Mission, vision and history; a single record (RECORD-5). */
export const tabsStatisticsCollection = defineCollection({
  name: 'tabs-statistics',
  fields: {
    missionTitle: titleField,
    mission: longTextField,
    vissionTitle: titleField,
    vission: longTextField,
    historyTitle: titleField,
    history: longTextField,
  },
  shown: {},
  abilities: { add: 'single', remove: false, reorder: false },
  sorts: ['createdAt'],
  filters: {},
})
