import { styled } from '@mui/material/styles'
import { colors } from '#src/theme/tokens.ts'
import { wholeLink } from './whole-link.ts'

/** Cards in one, two or three columns. */
export const CardGrid = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 24,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 32 },
}))

/** A card whose one link covers all of it. */
export const Card = styled('li')({ ...wholeLink, display: 'flex', flexDirection: 'column' })

export const CardBody = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: 8,
  padding: 20,
})

export const CardTitle = styled('h2')(({ theme }) => ({
  ...theme.typography.h4,
  fontSize: '1.15rem',
  margin: 0,
  textWrap: 'balance',
}))

/** A short line above or below a card's title. */
export const CardNote = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  color: colors.inkSoft,
}))
