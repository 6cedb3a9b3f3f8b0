import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { colors, radius } from '#src/theme/tokens.ts'
import { ArrowBackIcon } from '#src/ui/icons/arrow-back.tsx'
import { ArrowForwardIcon } from '#src/ui/icons/arrow-forward.tsx'
import { CloseIcon } from '#src/ui/icons/close.tsx'
import { RotateLeftIcon } from '#src/ui/icons/rotate-left.tsx'
import { RotateRightIcon } from '#src/ui/icons/rotate-right.tsx'
import { ZoomInIcon } from '#src/ui/icons/zoom-in.tsx'
import { ZoomOutIcon } from '#src/ui/icons/zoom-out.tsx'
import { Action } from '../action.tsx'
import { DirectionalIcon } from '../directional-icon.tsx'

const Bar = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  padding: 4,
  backgroundColor: colors.surface,
  color: colors.ink,
  borderRadius: radius,
  pointerEvents: 'auto',
  '& > p': {
    margin: 0,
    paddingInline: 8,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
}))

interface PreviewToolbarProps {
  actions: {
    onActive: (offset: number) => void
    onRotateLeft: () => void
    onRotateRight: () => void
    onZoomIn: () => void
    onZoomOut: () => void
    onClose: () => void
  }
  scale: number
  current: number
  count: number
}

/** The preview's tools, named in the page's language. */
export function PreviewToolbar({ actions, scale, current, count }: PreviewToolbarProps) {
  const { t } = useTranslation()
  const tool = (label: string, icon: ReactNode, onClick: () => void, disabled = false) => (
    <Action
      type="button"
      look="icon"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      {icon}
    </Action>
  )
  const back = (
    <DirectionalIcon>
      <ArrowBackIcon />
    </DirectionalIcon>
  )
  const forward = (
    <DirectionalIcon>
      <ArrowForwardIcon />
    </DirectionalIcon>
  )
  return (
    <Bar role="toolbar" aria-label={t('preview.label')}>
      {count > 1 && tool(t('preview.previous'), back, () => actions.onActive(-1), current === 0)}
      <p role="status">
        <span className="visually-hidden">
          {t('preview.count', { current: current + 1, total: count })}
        </span>
        <bdi dir="ltr" aria-hidden="true">{`${current + 1} / ${count}`}</bdi>
      </p>
      {count > 1 &&
        tool(t('preview.next'), forward, () => actions.onActive(1), current === count - 1)}
      {tool(t('preview.zoomOut'), <ZoomOutIcon />, actions.onZoomOut, scale <= 0.5)}
      {tool(t('preview.zoomIn'), <ZoomInIcon />, actions.onZoomIn)}
      {tool(t('preview.rotateLeft'), <RotateLeftIcon />, actions.onRotateLeft)}
      {tool(t('preview.rotateRight'), <RotateRightIcon />, actions.onRotateRight)}
      {tool(t('preview.close'), <CloseIcon />, actions.onClose)}
    </Bar>
  )
}
