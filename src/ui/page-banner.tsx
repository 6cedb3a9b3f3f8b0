import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { colors, contentWidth, touchTarget } from '#src/theme/tokens.ts'
import { DirectionalIcon } from './directional-icon.tsx'

const Band = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: colors.band,
  color: colors.onDark,
  paddingBlock: '40px 48px',
  [theme.breakpoints.up('md')]: { paddingBlock: '64px 72px' },
  // Airflow lines, the one ornament, at the end of the line where no text stands.
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    inlineSize: 'min(46%, 620px)',
    backgroundColor: colors.tealBright,
    opacity: 0.16,
    maskImage: 'url(/icons/airflow.svg)',
    maskSize: 'cover',
    pointerEvents: 'none',
    [theme.breakpoints.down('md')]: { display: 'none' },
  },
}))

const Back = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: touchTarget,
  marginBlockEnd: 8,
  color: colors.tealBright,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
}))

interface PageBannerProps {
  title: ReactNode
  lead?: ReactNode
  /** The list that this page belongs to. */
  back?: { to: NonNullable<LinkProps['to']>; text: string }
  children?: ReactNode
}

/** The dark band that opens a page: where one is, what it is called, in a sentence what it holds. */
export function PageBanner({ title, lead, back, children }: PageBannerProps) {
  return (
    <Band>
      <Container
        sx={{ maxWidth: `${contentWidth + 48}px !important`, position: 'relative', zIndex: 1 }}
      >
        {back && (
          <Back to={back.to}>
            <DirectionalIcon>
              <ArrowBackIcon fontSize="small" />
            </DirectionalIcon>
            {back.text}
          </Back>
        )}
        <Typography variant="h1" sx={{ maxWidth: '12.8em', textWrap: 'balance' }}>
          {title}
        </Typography>
        {lead !== undefined && (
          <Typography sx={{ maxWidth: '33.6em', marginBlockStart: 2, color: colors.onDarkSoft }}>
            {lead}
          </Typography>
        )}
        {children}
      </Container>
    </Band>
  )
}
