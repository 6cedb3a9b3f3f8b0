import { useQuery } from '@tanstack/react-query'
import { brand } from '#brand/brand.ts'
import type { Language } from '#contract/locale.ts'
import { inOtherLanguages, useApi } from '#src/api/api-context.ts'
import { sections } from '#src/api/section-queries.ts'

/** The company's name by the settings in a language, as emails in it have it. */
export function useCompanyIn(language: Language): string {
  const api = useApi()
  const asked = [api, ...inOtherLanguages(api)].find((one) => one.language === language) ?? api
  const { data: [settings] = [] } = useQuery(sections.settings(asked))
  return settings?.companyName || brand.name[language]
}
