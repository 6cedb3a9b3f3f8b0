import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { colors, sectionSpace } from '#src/theme/tokens.ts'
import { PageColumn } from './page-column.ts'

const grounds = {
  plain: { '--behind': colors.ground, backgroundColor: colors.ground, color: colors.ink },
  white: { '--behind': colors.surface, backgroundColor: colors.surface, color: colors.ink },
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
  '&[data-goes-on]': { paddingBlockStart: 0 },
}))

const Kicker = styled('p')(({ theme }) => ({
  ...theme.typography.overline,
  margin: 0,
  marginBlockEnd: 8,
  color: colors.teal,
}))

interface SectionProps {
  /** The id of the heading, by which the section is named. */
  id: string
  ground?: SectionGround
  /** It goes on with what stands above it, on the same ground. */
  goesOn?: boolean
  /** Names the section where its title is a sentence. */
  kicker?: string
  title?: ReactNode
  lead?: ReactNode
  children: ReactNode
}

/** One band of a page: its ground, its room, its heading, its content in the page's column. */
export function Section({
  id,
  ground = 'plain',
  goesOn = false,
  kicker,
  title,
  lead,
  children,
}: SectionProps) {
  return (
    <Band
      ground={ground}
      data-goes-on={goesOn ? '' : undefined}
      {...(title === undefined ? {} : { 'aria-labelledby': id })}
    >
      <PageColumn>
        {kicker !== undefined && <Kicker>{kicker}</Kicker>}
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
              textWrap: 'pretty',
              marginBlockEnd: 5,
              color: ground === 'dark' ? colors.onDarkSoft : 'text.secondary',
            }}
          >
            {lead}
          </Typography>
        )}
        {children}
      </PageColumn>
    </Band>
  )
}
