import useMediaQuery from '@mui/material/useMediaQuery'
import { atHydration } from '#src/hydration/some-widths.ts'

/**
 * True on a screen that fits a media query. Undefined on the server, which knows no screen: its HTML has what any width
 * needs, marked by `forSomeWidths`, and CSS shows what fits.
 */
export function useWidth(query: string): boolean | undefined {
  const fits = useMediaQuery(query, { ssrMatchMedia: atHydration })
  return typeof window === 'undefined' ? undefined : fits
}
