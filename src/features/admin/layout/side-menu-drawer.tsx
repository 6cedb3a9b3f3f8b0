import Drawer from '@mui/material/Drawer'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { colors, motionDuration } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { CloseIcon } from '#src/ui/icons/close.tsx'

interface SideMenuDrawerProps {
  open: boolean
  onClose: () => void
  children: ReactNode
}

/** The side menu on narrow screens; whatever is chosen in it closes it. */
export function SideMenuDrawer({ open, onClose, children }: SideMenuDrawerProps) {
  const { t } = useTranslation('admin')
  const closeOnChoice = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button') !== null) onClose()
  }
  return (
    <Drawer
      open={open}
      onClose={onClose}
      transitionDuration={motionDuration}
      slotProps={{
        paper: {
          id: 'side-menu',
          role: 'dialog',
          'aria-modal': true,
          'aria-label': t('layout.menuLabel'),
          onClick: closeOnChoice,
          sx: { width: 'min(304px, 86vw)', backgroundColor: colors.surface },
        },
      }}
    >
      <Action
        type="button"
        look="icon"
        aria-label={t('layout.closeMenu')}
        sx={{ alignSelf: 'flex-end', margin: '8px' }}
      >
        <CloseIcon />
      </Action>
      {children}
    </Drawer>
  )
}
