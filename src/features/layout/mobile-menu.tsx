import Drawer from '@mui/material/Drawer'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { colors, motionDuration } from '#src/theme/tokens.ts'
import { Action, ActionLink } from '#src/ui/action.tsx'
import { CloseIcon } from '#src/ui/icons/close.tsx'
import { SearchIcon } from '#src/ui/icons/search.tsx'
import { Brand } from './brand.tsx'
import { InstallEntry } from './install-entry.tsx'
import { SiteNavigation } from './site-navigation.tsx'

const Head = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 16,
})

const Content = styled('div')({
  paddingBlock: '8px 24px',
  paddingInline: 16,
  display: 'grid',
  gap: 16,
})

/** The menu of narrow screens (PAGE-3). */
export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const closeOnChoice = (event: React.MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button') !== null) onClose()
  }
  return (
    <Drawer
      anchor="top"
      open={open}
      onClose={onClose}
      transitionDuration={motionDuration}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': t('nav.menu'),
          onClick: closeOnChoice,
          sx: { maxHeight: '80vh', overflowY: 'auto', backgroundColor: colors.surface },
        },
      }}
    >
      <Content>
        <Head>
          <Brand />
          <Action type="button" look="icon" aria-label={t('nav.closeMenu')}>
            <CloseIcon />
          </Action>
        </Head>
        <ActionLink look="outlined" to="/search" sx={{ justifyContent: 'flex-start' }}>
          <SearchIcon />
          {t('nav.search')}
        </ActionLink>
        <SiteNavigation stacked />
        <ActionLink to="/contact-us" search={{ topic: 'consultation' }}>
          {t('nav.consultation')}
        </ActionLink>
        <InstallEntry />
      </Content>
    </Drawer>
  )
}
