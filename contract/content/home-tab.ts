import { z } from 'zod/mini'
import { getAllHomeTabsCall } from '../calls.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataOf, noQuery } from '../envelopes.ts'
import { fieldLanguagesSchema } from '../localized.ts'

/** The call spells `vission` so. */
export const homeTabSchema = z.object({
  id: z.string(),
  missionTitle: z.string(),
  mission: z.string(),
  vissionTitle: z.string(),
  vission: z.string(),
  historyTitle: z.string(),
  history: z.string(),
  fieldLanguages: fieldLanguagesSchema,
})
export type HomeTab = z.infer<typeof homeTabSchema>

export const getAllHomeTabs = defineEndpoint({
  ...getAllHomeTabsCall,
  summary: 'Mission, vision and history',
  query: noQuery,
  output: dataOf(z.array(homeTabSchema)),
})
