import { useHydrated, useNavigate, useSearch } from '@tanstack/react-router'
import { readProjectFilters, type ProjectFilters } from './project-filters.ts'

interface UsedProjectFilters {
  filters: ProjectFilters
  /** Changes some filters; an undefined one is dropped. */
  change: (change: { [Name in keyof ProjectFilters]: ProjectFilters[Name] | undefined }) => void
}

/**
 * The filters in the address. The server renders a page once for all its queries, so the first look in a
 * browser has none either; they hold as soon as the page is taken over.
 */
export function useProjectFilters(): UsedProjectFilters {
  const hydrated = useHydrated()
  const asked = readProjectFilters(useSearch({ strict: false }))
  const navigate = useNavigate()
  return {
    filters: hydrated ? asked : {},
    change: (change) =>
      void navigate({
        to: '/projects',
        search: (before) => readProjectFilters({ ...before, ...change }),
        replace: true,
        resetScroll: false,
      }),
  }
}
