import type { TFunction } from 'i18next'
import type { Branch } from '#contract/collections/branches.ts'
import type { Settings } from '#contract/collections/settings.ts'
import { brand } from '#brand/brand.ts'
import type { Language } from '#contract/locale.ts'
import { sections } from '#src/api/section-queries.ts'
import type { RouterContext } from '../router-context.ts'

/** The facts about the site that every page's head contains. */
export interface SiteFacts {
  /** The site's public address, without a slash at its end. */
  origin: string
  language: Language
  t: TFunction
  companyName: string
  settings: Settings | undefined
  branches: Branch[]
}

/** The facts as far as the app has read them. */
export function siteFacts(
  { api, queryClient, i18n }: Pick<RouterContext, 'api' | 'queryClient' | 'i18n'>,
  origin: string,
): SiteFacts {
  const { language } = api
  const settings = queryClient.getQueryData(sections.settings(api).queryKey)?.[0]
  return {
    origin,
    language,
    t: i18n.t,
    companyName: settings?.companyName || brand.name[language],
    settings,
    branches: queryClient.getQueryData(sections.branches(api).queryKey) ?? [],
  }
}
