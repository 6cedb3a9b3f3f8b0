import { styled } from '@mui/material/styles'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { formatMoment } from '#src/i18n/format-moment.ts'
import { useConnected } from '#src/ui/use-connected.ts'
import { colors } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { useNotesAbove } from '../use-notes-above.ts'
import { useKeyboardHeight } from './use-keyboard-height.ts'
import { useSaveKey } from './use-save-key.ts'

const Bar = styled('div')({
  position: 'sticky',
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  paddingBlock: 10,
  marginBlockStart: 8,
  borderBlockStart: `1px solid ${colors.line}`,
  backgroundColor: 'var(--form-ground)',
  '& > [role="status"]': { marginInlineStart: 'auto', color: colors.inkSoft, fontSize: '0.9rem' },
})

interface SaveBarProps {
  dirty: boolean
  /** When what is typed was kept on this device, in milliseconds since 1970. */
  keptAt: number | undefined
  busy: boolean
  /** The form can be read, and nothing of it saved. */
  readOnly: boolean
  onCancel: (() => void) | undefined
  children?: ReactNode
}

/** Save and cancel, always in reach: at the lower edge of what is seen, above a phone's keyboard. */
export function SaveBar({ dirty, keptAt, busy, readOnly, onCancel, children }: SaveBarProps) {
  const { t } = useTranslation('admin')
  const bar = useRef<HTMLDivElement>(null)
  useSaveKey(bar)
  const keyboard = useKeyboardHeight()
  useNotesAbove(bar, keyboard)
  const { language } = useApi()
  const connected = useConnected()
  const save = connected ? 'collections.save' : 'drafts.saveHere'
  return (
    <Bar ref={bar} style={{ insetBlockEnd: keyboard }}>
      {!readOnly && (
        <Action type="submit" disabled={busy} aria-keyshortcuts="Control+S Meta+S">
          {t(busy ? 'collections.saving' : save)}
        </Action>
      )}
      {onCancel && (
        <Action type="button" look="outlined" disabled={busy} onClick={onCancel}>
          {t(readOnly ? 'collections.close' : 'collections.cancel')}
        </Action>
      )}
      {children}
      <span role="status">
        {readOnly && t('collections.readOnly')}
        {dirty &&
          !readOnly &&
          (keptAt === undefined
            ? t('collections.unsaved')
            : t('drafts.keptAt', { time: formatMoment(keptAt, language) }))}
      </span>
    </Bar>
  )
}
