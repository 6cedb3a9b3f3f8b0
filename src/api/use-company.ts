import { useQuery } from '@tanstack/react-query'
import { brand } from '#brand/brand.ts'
import type { Branch } from '#contract/collections/branches.ts'
import type { Settings } from '#contract/collections/settings.ts'
import { useApi } from './api-context.ts'
import { useChosenBranchId } from './chosen-branch.ts'
import { sections } from './section-queries.ts'

/** The settings: the first item of the list, or undefined while there are none. */
export function useSettings(): Settings | undefined {
  return useQuery(sections.settings(useApi())).data?.[0]
}

/** The company's name in the page's language; the fallback only while settings are missing (SEED-3). */
export function useCompanyName(): string {
  const { language } = useApi()
  return useSettings()?.companyName || brand.name[language]
}

/** The branch that the visitor chose, else the one marked default, else the first (BRANCH-1). */
export function useCurrentBranch(): Branch | undefined {
  const branches = useQuery(sections.branches(useApi())).data
  const chosen = useChosenBranchId()
  return (
    branches?.find(({ id }) => id === chosen) ??
    branches?.find((branch) => branch.isDefault) ??
    branches?.[0]
  )
}
