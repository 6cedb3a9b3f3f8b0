import { styled } from '@mui/material/styles'
import { colors } from '#src/theme/tokens.ts'
import { wholeLink } from './whole-link.ts'

/** A first card across several columns: its picture beside its words. */
const across = (columns: number) => ({
  gridColumn: `span ${columns}`,
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${columns - 1}fr) minmax(0, 1fr)`,
  '& > img': { blockSize: '100%' },
  '& > div': { padding: 32 },
  '& h2': { fontSize: '1.5rem' },
  '& [data-lead]': { display: 'block' },
})

/** Cards in one, two or three columns. With `lastRow`, the first takes the cells that the last row would leave empty. */
export const CardGrid = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 24,
  [theme.breakpoints.between('sm', 'lg')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '&[data-in-two="1"] > :first-of-type': across(2),
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: 32,
    '&[data-in-three="2"] > :first-of-type': across(2),
    '&[data-in-three="1"] > :first-of-type': across(3),
  },
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
  margin: 0,
  textWrap: 'balance',
}))

/** A short line above or below a card's title. */
export const CardNote = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  color: colors.inkSoft,
}))

/** A text of a list's first card, which has room for it where that is wide. */
export const CardLead = styled('p')({ display: 'none', margin: 0, color: colors.inkSoft })
