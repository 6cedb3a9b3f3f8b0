import useMediaQuery from '@mui/material/useMediaQuery'

/** True when the screen is too narrow for a table: a list then shows cards, and its filters wait for a press. */
export function useAsCards(): boolean {
  return useMediaQuery('(max-width: 699.95px)', { noSsr: true })
}
