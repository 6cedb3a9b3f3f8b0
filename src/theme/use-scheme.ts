import { useLayoutEffect, useSyncExternalStore } from 'react'
import { onSchemeChoice, schemeChoice, showScheme } from './color-scheme.ts'

/** The back office has the scheme that was chosen for it; the site's own pages are light. */
export function useScheme(isBackOffice: boolean): void {
  const choice = useSyncExternalStore(onSchemeChoice, schemeChoice, () => 'system' as const)
  useLayoutEffect(() => (isBackOffice ? showScheme(choice) : undefined), [isBackOffice, choice])
}
