import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { colors, radius } from '#src/theme/tokens.ts'

export const Panel = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 14,
  padding: 18,
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  backgroundColor: colors.surface,
  minInlineSize: 0,
  '& > h2, & > h3': { ...theme.typography.h4, margin: 0 },
  '& > p': { margin: 0 },
}))

/** The actions that staff can take on a submission at once. */
export const Doings = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(7em, auto) minmax(0, 1fr)',
  gap: '6px 16px',
  margin: 0,
  '& > dt': { color: colors.inkSoft },
  '& > dd': { margin: 0, overflowWrap: 'anywhere' },
})

/** The values that a visitor entered, with their names; empty values are left out. */
export function Facts({ facts }: { facts: readonly [name: string, value: ReactNode][] }) {
  return (
    <List>
      {facts
        .filter(([, value]) => value !== '' && value !== null && value !== undefined)
        .map(([name, value]) => [
          <dt key={`${name}-name`}>{name}</dt>,
          <dd key={name}>{value}</dd>,
        ])}
    </List>
  )
}
