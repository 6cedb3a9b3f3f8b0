import { styled } from '@mui/material/styles'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { useConnected } from '#src/ui/use-connected.ts'
import { colors, radius } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { partOnDemand } from '#src/ui/part-on-demand.tsx'
import { ExportMenu } from '../../exports/export-menu.tsx'
import { useMayWrite } from '../../permissions.ts'
import type { AdminRecord } from '../column.ts'
import type { CollectionScreen } from '../screen.ts'
import { useNotesAbove } from '../use-notes-above.ts'
import { useBulkRemoval } from './use-bulk-removal.ts'
import { WorkActions } from './work-actions.tsx'

const RemoveDialog = partOnDemand(async () => (await import('../remove-dialog.tsx')).RemoveDialog)

/** In reach of a thumb, however long the list is. */
const Bar = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'sticky',
  insetBlockEnd: 8,
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBlockStart: 12,
  padding: 10,
  border: `1px solid ${colors.teal}`,
  borderRadius: radius,
  backgroundColor: colors.surface,
  '& > p': { margin: 0, marginInlineEnd: 8, fontWeight: 600, whiteSpace: 'nowrap' },
  // One line of a phone, which is drawn along.
  '@media (max-width: 699.95px)': {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    '& > button': { paddingInline: 14 },
    '& > span': { whiteSpace: 'nowrap' },
  },
}))

interface BulkBarProps {
  screen: CollectionScreen
  chosen: readonly AdminRecord[]
  onClear: () => void
  /** Chooses the others of the page; left out where there are none, or where the list itself has a box for that. */
  onAll?: (() => void) | undefined
}

/** The actions for the rows that were chosen: those that the collection has and that the person may take (LIST-9). */
export function BulkBar({ screen, chosen, onClear, onAll }: BulkBarProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const { language } = useApi()
  const bar = useRef<HTMLElement>(null)
  useNotesAbove(bar, 0)
  useLayoutEffect(() => {
    const own = bar.current
    return () => {
      const { activeElement, body } = document
      // A button that was off while the records were changed has lost the keyboard already (LIST-9).
      if (activeElement === body || own?.contains(activeElement))
        document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [])
  const connected = useConnected()
  const { busy, asked, remove } = useBulkRemoval(screen)
  const { description, abilities } = screen.collection
  const mayWrite = useMayWrite(description)
  const isWorked = mayWrite && description.worked !== undefined
  const isRemovable = mayWrite && abilities.remove
  const blocked = busy || !connected
  return (
    <Bar ref={bar} aria-label={t('collections.bulk.title')} aria-busy={busy}>
      <p role="status">{t('collections.bulk.chosen', { count: chosen.length })}</p>
      {isWorked && <WorkActions screen={screen} chosen={chosen} disabled={blocked} />}
      <ExportMenu
        columns={screen.columns}
        facts={screen.exportedFacts}
        title={screen.texts.title(t)}
        narrowedBy={() => [t('collections.bulk.chosen', { count: chosen.length })]}
        collection={description.name}
        atHand
        rows={() => Promise.resolve(chosen)}
      />
      {isRemovable && (
        <Action
          type="button"
          look="outlined"
          disabled={blocked}
          onClick={() => void remove(chosen)}
        >
          {t('collections.removal.confirm')}
        </Action>
      )}
      {onAll && (
        <Action type="button" look="plain" onClick={onAll}>
          {t('collections.bulk.all')}
        </Action>
      )}
      <Action type="button" look="plain" onClick={onClear}>
        {t('collections.bulk.clear')}
      </Action>
      {!connected && (isWorked || isRemovable) && <span>{t('collections.needsConnection')}</span>}
      {asked && (
        <RemoveDialog
          removals={asked.waiting.map(({ record, dependents }) => ({
            name: screen.nameOf(record, language),
            dependents,
          }))}
          removed={asked.removed}
          onConfirm={() => asked.answer(true)}
          onCancel={() => asked.answer(false)}
        />
      )}
    </Bar>
  )
}
