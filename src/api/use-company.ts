import { useQuery } from '@tanstack/react-query'
import { companyFallbacks } from '#contract/company-fallbacks.ts'
import type { Branch } from '#contract/content/branch.ts'
import type { Settings } from '#contract/content/settings.ts'
import { useApi } from './api-context.ts'
import { useChosenBranchId } from './chosen-branch.ts'
import { branchesQuery, settingsQuery } from './section-queries.ts'

/** The settings: the first item of the list, or undefined while there are none. */
export function useSettings(): Settings | undefined {
  return useQuery(settingsQuery(useApi())).data?.[0]
}

/** The company's name in the page's language; the fallback only while settings are missing (SEED-3). */
export function useCompanyName(): string {
  const { language } = useApi()
  return useSettings()?.companyName || companyFallbacks.name[language]
}

/** The branch that the visitor chose, else the one marked default, else the first (BRANCH-1). */
export function useCurrentBranch(): Branch | undefined {
  const branches = useQuery(branchesQuery(useApi())).data
  const chosen = useChosenBranchId()
  return (
    branches?.find(({ id }) => id === chosen) ??
    branches?.find((branch) => branch.isDefault) ??
    branches?.[0]
  )
}
