import useMediaQuery from '@mui/material/useMediaQuery'

/**
 * True on a screen that fits a media query. Undefined on the server, which knows no screen: its HTML has what any width
 * needs, marked by `forSomeWidths`, and CSS shows what fits.
 */
export function useWidth(query: string): boolean | undefined {
  const fits = useMediaQuery(query, { noSsr: true })
  return typeof window === 'undefined' ? undefined : fits
}
