import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { colors, sectionSpace } from '#src/theme/tokens.ts'
import { PageColumn } from './page-column.ts'

const onLight = { color: colors.ink, '--soft': colors.inkSoft } as const

const grounds = {
  plain: { '--behind': colors.ground, backgroundColor: colors.ground, ...onLight },
  white: { '--behind': colors.surface, backgroundColor: colors.surface, ...onLight },
  dark: { backgroundColor: colors.band, color: colors.onDark, '--soft': colors.onDarkSoft },
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

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  marginBlockEnd: 40,
  maxInlineSize: '15.1em',
  '&[data-led]': { marginBlockEnd: 16 },
}))

const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  margin: 0,
  marginBlockEnd: 40,
  maxInlineSize: '34.8em',
  textWrap: 'pretty',
  color: 'var(--soft)',
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
          <Title id={id} data-led={lead === undefined ? undefined : ''}>
            {title}
          </Title>
        )}
        {lead !== undefined && <Lead>{lead}</Lead>}
        {children}
      </PageColumn>
    </Band>
  )
}
