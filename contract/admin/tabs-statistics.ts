import { defineCollection } from './collection.ts'
import { optionalLongTextField, optionalTextField } from './fields.ts'

/** Mission, vision and history; a single record. What is left empty has defaults (spec section 3, Home tab). */
export const tabsStatisticsCollection = defineCollection({
  name: 'tabs-statistics',
  fields: {
    missionTitle: optionalTextField,
    mission: optionalLongTextField,
    vissionTitle: optionalTextField,
    vission: optionalLongTextField,
    historyTitle: optionalTextField,
    history: optionalLongTextField,
  },
  shown: {},
  abilities: { add: 'single', remove: false, reorder: false },
  sorts: ['createdAt'],
  filters: {},
})
