import useMediaQuery from '@mui/material/useMediaQuery'
import { useHydrated } from '#src/hydration/use-hydrated.ts'

/**
 * True on a screen that fits a media query. Undefined in the server's HTML and until the browser has taken it over: no
 * one knows the screen there, so the HTML has what any width needs, and CSS shows it.
 */
export function useWidth(query: string): boolean | undefined {
  const hydrated = useHydrated()
  const fits = useMediaQuery(query, { noSsr: true })
  return hydrated ? fits : undefined
}
