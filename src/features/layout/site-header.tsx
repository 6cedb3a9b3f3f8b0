import { styled } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentBranch } from '#src/api/use-company.ts'
import { Island } from '#src/hydration/island.tsx'
import { screenOnly } from '#src/theme/print-css.ts'
import { colors, contentWidth, headerHeight } from '#src/theme/tokens.ts'
import { Action, ActionAnchor, ActionLink, plainPadding } from '#src/ui/action.tsx'
import { MenuIcon } from '#src/ui/icons/menu.tsx'
import { SearchIcon } from '#src/ui/icons/search.tsx'
import { WhatsAppIcon } from '#src/ui/icons/whats-app.tsx'
import { partOnDemand } from '#src/ui/part-on-demand.tsx'
import { whatsAppLink } from '#src/ui/safe-link.ts'
import { Brand, BrandName } from './brand.tsx'
import { SiteNavigation } from './site-navigation.tsx'

const MobileMenu = partOnDemand(async () => (await import('./mobile-menu.tsx')).MobileMenu)

/** A landmark without a box: its two parts scroll each in its own way. */
const Header = styled('header')({
  display: 'contents',
  // Its places depend on one another: nothing of it is painted before all of it has arrived.
  '&:not(:has(~ main))': { visibility: 'hidden' },
})

const Row = styled('div')(({ theme }) => ({
  position: 'relative',
  maxInlineSize: contentWidth + 48,
  marginInline: 'auto',
  paddingInline: 16,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  [theme.breakpoints.up('sm')]: { paddingInline: 24 },
}))

/** Keeps the tools of the header's upper part above the slim bar, which overlaps the lower part. */
const aboveSlim = {
  alignSelf: 'start',
  minBlockSize: `${headerHeight.whole - headerHeight.slim}px`,
  marginBlockEnd: `${headerHeight.slim}px`,
} as const

/** The brand and what is seldom needed: they scroll away, and with them what covers the slim bar's own name. */
const Top = styled('div')({ backgroundColor: colors.surface })

const TopRow = styled(Row)(({ theme }) => ({
  minBlockSize: headerHeight.whole,
  // Large letters need a line more.
  flexWrap: 'wrap',
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: 11,
    insetBlock: '0 1px',
    insetInline: '0 auto',
    // Pixels: wider than the slim bar's name.
    inlineSize: 188,
    backgroundColor: 'inherit',
  },
  backgroundColor: colors.surface,
  '& > a': { position: 'relative', zIndex: 12 },
  '& > a:has(img)': { flexShrink: 0 },
  '& > a:has(img) + a': { flex: '1 1 110px', minInlineSize: 'min-content' },
  '& > a:not(:has(img)) + a': { display: 'none' },
  [theme.breakpoints.down('sm')]: { '& > a + a': aboveSlim },
}))

const Slim = styled('div')({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 10,
  marginBlockStart: -headerHeight.slim,
  backgroundColor: colors.surface,
  borderBlockEnd: `1px solid ${colors.line}`,
  ...screenOnly,
})

const SlimRow = styled(Row)({
  minBlockSize: headerHeight.slim - 1,
  // The name is here a second time: the bar can stay slim where letters are large.
  '& > a > span': { fontSize: 'min(0.9rem, 4vw, 18px)' },
})

const Desktop = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('xl')]: { display: 'block', minInlineSize: 0, marginInlineStart: 'auto' },
}))

const Tools = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  flexShrink: 0,
  marginInlineStart: 'auto',
  ...screenOnly,
})

// On a phone it is in the menu.
const fromSmall = { display: { xs: 'none', sm: 'inline-flex' } } as const
// The icon, not its round ground, is on the page's edge (LOOK-9).
const belowExtraLarge = {
  display: { xs: 'inline-flex', xl: 'none' },
  marginInlineEnd: '-10px',
} as const
const fromExtraLarge = { display: { xs: 'none', xl: 'inline-flex' }, marginInlineStart: 1 } as const

interface SiteHeaderProps {
  languageToggle: ReactNode
  supportButton: ReactNode
}

/** The white top bar (PAGE-1), whose lower part stays at the top of the screen (PAGE-11). */
export function SiteHeader(tools: SiteHeaderProps) {
  return (
    <Header>
      <Island when="touched">
        <HeaderContent {...tools} />
      </Island>
    </Header>
  )
}

function HeaderContent({ languageToggle, supportButton }: SiteHeaderProps) {
  const { t } = useTranslation()
  const [menuOpen, setMenuOpen] = useState(false)
  // Fetched at the first opening, then kept, so that closing can be seen.
  const [menuWanted, setMenuWanted] = useState(false)
  const chat = whatsAppLink(useCurrentBranch()?.whatsApp ?? '')

  const openMenu = () => {
    setMenuWanted(true)
    setMenuOpen(true)
  }

  return (
    <>
      <Top>
        <TopRow>
          <Brand logoAlone />
          <BrandName />
          <Tools sx={{ ...aboveSlim, marginInlineEnd: `-${plainPadding + 1}px` }}>
            <ActionLink look="icon" to="/search" aria-label={t('nav.search')} sx={fromSmall}>
              <SearchIcon />
            </ActionLink>
            {languageToggle}
          </Tools>
        </TopRow>
      </Top>
      <Slim>
        <SlimRow>
          <BrandName />
          <Desktop>
            <SiteNavigation />
          </Desktop>
          <Tools>
            {chat !== undefined && (
              <ActionAnchor
                look="icon"
                href={chat}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={t('nav.whatsApp')}
                sx={{ color: colors.teal }}
              >
                <WhatsAppIcon />
              </ActionAnchor>
            )}
            {supportButton}
            <ActionLink to="/contact-us" search={{ topic: 'consultation' }} sx={fromExtraLarge}>
              {t('nav.consultation')}
            </ActionLink>
            <Action
              type="button"
              look="icon"
              onClick={openMenu}
              aria-label={t('nav.openMenu')}
              aria-expanded={menuOpen}
              aria-haspopup="dialog"
              sx={belowExtraLarge}
            >
              <MenuIcon />
            </Action>
          </Tools>
        </SlimRow>
      </Slim>
      {menuWanted && <MobileMenu open={menuOpen} onClose={() => setMenuOpen(false)} />}
    </>
  )
}
