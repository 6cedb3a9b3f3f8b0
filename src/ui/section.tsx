import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { colors, contentWidth, sectionSpace } from '#src/theme/tokens.ts'

const grounds = {
  plain: { backgroundColor: colors.ground, color: colors.ink },
  white: { backgroundColor: colors.surface, color: colors.ink },
  dark: { backgroundColor: colors.band, color: colors.onDark },
} as const

type SectionGround = keyof typeof grounds

const Band = styled('section', { shouldForwardProp: (name) => name !== 'ground' })<{
  ground: SectionGround
}>(({ theme, ground }) => ({
  ...grounds[ground],
  paddingBlock: sectionSpace.phone,
  position: 'relative',
  [theme.breakpoints.up('md')]: { paddingBlock: sectionSpace.desktop },
}))

const Kicker = styled('p')(({ theme }) => ({
  ...theme.typography.overline,
  margin: 0,
  marginBlockEnd: 8,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  color: colors.teal,
  '&::before': { content: '""', inlineSize: 28, blockSize: 2, backgroundColor: 'currentColor' },
}))

interface SectionProps {
  /** The id of the heading, by which the section is named. */
  id: string
  ground?: SectionGround
  kicker?: string
  title?: ReactNode
  lead?: ReactNode
  children: ReactNode
}

/** One band of a page: its ground, its room, its heading, its content in the page's column. */
export function Section({ id, ground = 'plain', kicker, title, lead, children }: SectionProps) {
  return (
    <Band ground={ground} {...(title === undefined ? {} : { 'aria-labelledby': id })}>
      <Container sx={{ maxWidth: `${contentWidth + 48}px !important` }}>
        {kicker !== undefined && (
          <Kicker sx={ground === 'dark' ? { color: colors.tealBright } : undefined}>
            {kicker}
          </Kicker>
        )}
        {title !== undefined && (
          <Typography
            id={id}
            variant="h2"
            sx={{ maxWidth: '15.1em', marginBlockEnd: lead === undefined ? 5 : 2 }}
          >
            {title}
          </Typography>
        )}
        {lead !== undefined && (
          <Typography
            sx={{
              maxWidth: '34.8em',
              marginBlockEnd: 5,
              color: ground === 'dark' ? colors.onDarkSoft : 'text.secondary',
            }}
          >
            {lead}
          </Typography>
        )}
        {children}
      </Container>
    </Band>
  )
}
