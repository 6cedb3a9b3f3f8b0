import MenuIcon from '@mui/icons-material/Menu'
import SearchIcon from '@mui/icons-material/Search'
import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import { styled } from '@mui/material/styles'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentBranch } from '#src/api/use-company.ts'
import { colors, contentWidth } from '#src/theme/tokens.ts'
import { Action, ActionAnchor, ActionLink } from '#src/ui/action.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { whatsAppLink } from '#src/ui/safe-link.ts'
import { Brand } from './brand.tsx'
import { SiteNavigation } from './site-navigation.tsx'

const MobileMenu = lazyPart(async () => (await import('./mobile-menu.tsx')).MobileMenu)

const Bar = styled('header')({
  backgroundColor: colors.surface,
  borderBlockEnd: `1px solid ${colors.line}`,
  position: 'relative',
  zIndex: 10,
})

const Row = styled('div')(({ theme }) => ({
  maxInlineSize: contentWidth + 48,
  marginInline: 'auto',
  paddingInline: 16,
  paddingBlock: 8,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  [theme.breakpoints.up('sm')]: { paddingInline: 24 },
}))

const Desktop = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('xl')]: { display: 'flex', alignItems: 'center', gap: 4 },
}))

const Tools = styled('div')({ display: 'flex', alignItems: 'center', gap: 4, flexShrink: 0 })

// On a phone it stands in the menu.
const fromSmall = { display: { xs: 'none', sm: 'inline-flex' } } as const
const belowExtraLarge = { display: { xs: 'inline-flex', xl: 'none' } } as const
const fromExtraLarge = { display: { xs: 'none', xl: 'inline-flex' } } as const

/** The white top bar (spec section 2, header details). */
export function SiteHeader({ languageToggle }: { languageToggle: ReactNode }) {
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
    <Bar>
      <Row>
        <Brand />
        <Desktop>
          <SiteNavigation />
        </Desktop>
        <Tools>
          <ActionLink look="icon" to="/search" aria-label={t('nav.search')} sx={fromSmall}>
            <SearchIcon />
          </ActionLink>
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
          {languageToggle}
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
      </Row>
      {menuWanted && (
        <Suspense fallback={null}>
          <MobileMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </Bar>
  )
}
