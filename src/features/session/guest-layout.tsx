import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompanyName } from '#src/api/use-company.ts'
import { colors } from '#src/theme/tokens.ts'
import { ActionLink, plainPadding } from '#src/ui/action.tsx'
import { GuestWheel } from './guest-wheel.tsx'

const Page = styled('div')(({ theme }) => ({
  minBlockSize: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  backgroundColor: colors.surface,
  [theme.breakpoints.up('lg')]: {
    gridTemplateRows: '1fr',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  },
}))

const Band = styled('header')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  paddingBlock: 24,
  paddingInline: 24,
  background: `linear-gradient(150deg, ${colors.band}, ${colors.bandDeep})`,
  color: colors.onDark,
  [theme.breakpoints.up('lg')]: {
    order: 2,
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'flex-end',
    gap: 12,
    padding: '64px',
  },
}))

const Wheel = styled('div')(({ theme }) => ({
  position: 'absolute',
  color: colors.tealBright,
  opacity: 0.55,
  inlineSize: 200,
  aspectRatio: '1 / 1',
  insetBlockStart: -60,
  insetInlineEnd: -60,
  [theme.breakpoints.up('lg')]: {
    inlineSize: 'min(46vw, 78vh)',
    insetBlockStart: '6%',
    insetInlineEnd: '-12%',
  },
}))

const Company = styled('p')(({ theme }) => ({
  ...theme.typography.h4,
  position: 'relative',
  margin: 0,
  [theme.breakpoints.up('lg')]: { ...theme.typography.h2, maxInlineSize: '16ch' },
}))

const Tagline = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  position: 'relative',
  margin: 0,
  color: colors.onDarkSoft,
  maxInlineSize: '44ch',
  [theme.breakpoints.down('lg')]: { display: 'none' },
}))

const Side = styled('main')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  paddingBlock: '8px 40px',
  paddingInline: 20,
  [theme.breakpoints.up('md')]: { paddingInline: 48 },
}))

const Tools = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  '& > a': { marginInlineStart: -plainPadding },
})

interface GuestLayoutProps {
  languageToggle: ReactNode
  children: ReactNode
}

/** Round the pages before the back office: the page at the start, the company's motif beside or above it. */
export function GuestLayout({ languageToggle, children }: GuestLayoutProps) {
  const { t } = useTranslation('admin')
  const company = useCompanyName()
  return (
    <Page>
      <Band>
        <Wheel>
          <GuestWheel />
        </Wheel>
        <Company>{company}</Company>
        <Tagline>{t('session.backOffice')}</Tagline>
      </Band>
      <Side id="main">
        <Tools>
          <ActionLink to="/" look="plain">
            {t('session.toSite')}
          </ActionLink>
          {languageToggle}
        </Tools>
        {children}
      </Side>
    </Page>
  )
}
