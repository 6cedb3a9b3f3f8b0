import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { RemovedLine } from '#src/pwa/quotation/quotation-list.ts'
import { colors } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { useLineNames } from './use-line-names.ts'

const Bar = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& > span': { overflowWrap: 'anywhere' },
  '&:not(:empty)': { paddingInline: 16, backgroundColor: colors.tealWash },
}))

interface RemovalNoticeProps {
  removed: readonly RemovedLine[]
  onUndo: () => Promise<void>
}

/** Says what was taken off the list, and takes that back at a press. It stays until something else is taken off. */
export function RemovalNotice({ removed, onUndo }: RemovalNoticeProps) {
  const { t } = useTranslation()
  const { nameOf } = useLineNames()
  const [first, ...others] = removed
  return (
    // Not hidden while empty: what comes into a hidden element is not read out.
    <Bar role="status">
      {first && (
        <>
          <span>
            {others.length > 0
              ? t('quotation.emptied')
              : t('quotation.removed', { name: nameOf(first.line) })}
          </span>
          <Action type="button" look="plain" onClick={() => void onUndo()}>
            {t('quotation.undo')}
          </Action>
        </>
      )}
    </Bar>
  )
}
