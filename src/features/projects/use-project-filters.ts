import { addressOf, useNavigation } from '#src/ui/navigation.ts'
import { useOnceHydrated } from '#src/hydration/use-hydrated.ts'
import { useSummedChanges } from '#src/ui/use-summed-changes.ts'
import { readProjectFilters, type ProjectFilters } from './project-filters.ts'

type FilterChange = { [Name in keyof ProjectFilters]?: ProjectFilters[Name] | undefined }

interface UsedProjectFilters {
  filters: ProjectFilters
  /** Changes some filters; an undefined one is dropped. */
  change: (change: FilterChange) => void
}

/**
 * The filters in the address. The server renders a page once for all its queries, so the first look in a
 * browser has none either; they hold as soon as the page is taken over.
 */
export function useProjectFilters(): UsedProjectFilters {
  const { useSearch, go } = useNavigation()
  const asked = readProjectFilters(useSearch())
  const isAsked = useOnceHydrated(Object.keys(asked).length > 0, false)
  const sum = useSummedChanges<FilterChange>(asked)
  return {
    filters: isAsked ? asked : {},
    change: (change) => {
      const chosen = Object.entries(sum(change)).filter(([, value]) => value)
      const search: Record<string, string> = {}
      for (const [name, value] of chosen) search[name] = String(value)
      go(addressOf({ to: '/projects', search }), { replace: true })
    },
  }
}
