import { useQuery } from '@tanstack/react-query'
import type { Job } from '#contract/collections/jobs.ts'
import { findAddressed } from '#contract/find-addressed.ts'
import { useApi } from '#src/api/api-context.ts'
import { sections } from '#src/api/section-queries.ts'
import { useOnceHydrated } from '#src/hydration/use-hydrated.ts'
import { useNavigation } from '#src/ui/navigation.ts'
import { sectionState } from '#src/ui/section-state.ts'

/** The vacancies, and which of them the address names. */
export function useVacancies() {
  const state = sectionState(useQuery(sections.jobs(useApi())))
  const { useHash, useSearch } = useNavigation()
  const { vacancy: slug = '' } = useSearch()
  const place = useHash()
  const isAsked = useOnceHydrated(slug !== '' || place !== '', false)
  // The server renders a page once for all its queries: the choice holds from the take-over on.
  const named = (asked: string): Job | undefined =>
    state.kind === 'loaded' && isAsked ? findAddressed(state.items, asked) : undefined
  return {
    state,
    /** The slug in the address; empty where it names no vacancy. */
    slug,
    /** Finds a vacancy by its present slug or a former one. */
    named,
    /** The vacancy of the address; undefined for a general application. */
    chosen: named(slug),
  }
}
