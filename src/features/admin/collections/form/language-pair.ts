import { styled } from '@mui/material/styles'

/** Pixels from which both languages stand side by side (design, admin). */
export const sideBySide = '@media (min-width: 900px)'

/** Both languages of a field, Arabic first: side by side, or the one that is chosen. */
export const LanguagePair = styled('div')({
  display: 'grid',
  gap: '8px 20px',
  [sideBySide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > [data-hidden="true"]': { display: 'none', [sideBySide]: { display: 'block' } },
})
