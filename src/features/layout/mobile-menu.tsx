import CloseIcon from '@mui/icons-material/Close'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { colors, motionDuration } from '#src/theme/tokens.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Brand } from './brand.tsx'
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

/** The top-sliding menu of narrow screens: at most 80vh, scrollable; any link or button inside closes it (spec sections 2 and 9). */
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
          <IconButton aria-label={t('nav.closeMenu')} sx={{ color: colors.ink }}>
            <CloseIcon />
          </IconButton>
        </Head>
        <SiteNavigation stacked />
        <ButtonLink
          to="/contact-us"
          search={{ topic: 'consultation' }}
          variant="contained"
          size="large"
        >
          {t('nav.consultation')}
        </ButtonLink>
      </Content>
    </Drawer>
  )
}
