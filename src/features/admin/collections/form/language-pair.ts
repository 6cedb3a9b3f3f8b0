import { styled } from '@mui/material/styles'

/** Pixels from which the languages stand side by side (design, admin). */
export const sideBySide = '@media (min-width: 900px)'

/** The languages of a field: side by side, or the one that is chosen. */
export const LanguagePair = styled('div')({
  display: 'grid',
  gap: '8px 20px',
  [sideBySide]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  '& > [data-hidden="true"]': { display: 'none', [sideBySide]: { display: 'block' } },
})
