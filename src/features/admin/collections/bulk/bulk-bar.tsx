import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { nobody } from '#contract/collections/work.ts'
import { useApi } from '#src/api/api-context.ts'
import { useConnected } from '#src/ui/use-connected.ts'
import { colors, radius } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { ExportMenu } from '../../exports/export-menu.tsx'
import { useUserId } from '../../permissions.ts'
import type { AdminRecord } from '../column.ts'
import { references } from '../references.ts'
import type { CollectionScreen } from '../screen.ts'
import { peopleOptions } from '../work-columns.ts'
import { ChoiceMenu } from './choice-menu.tsx'
import { useBulkChanges } from './use-bulk-changes.ts'

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
  },
}))

interface BulkBarProps {
  screen: CollectionScreen
  chosen: readonly AdminRecord[]
  onClear: () => void
}

/** The actions for the rows that were chosen (WORK-11). */
export function BulkBar({ screen, chosen, onClear }: BulkBarProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const connected = useConnected()
  const { busy, change, remove } = useBulkChanges(screen)
  const user = useUserId()
  const { data: people = [] } = useQuery(references.people(useApi()))
  const { data: labels = [] } = useQuery(references.labels(useApi()))
  const { name: collection, worked } = screen.collection.description
  const state = screen.fields.find(({ name }) => name === worked?.state)
  const assigning = peopleOptions(people, { collection, user, t }).filter(
    ({ value }) => value === nobody || people.some(isPresent(value, collection)),
  )
  const blocked = busy || !connected
  return (
    <Bar aria-label={t('collections.bulk.title')} aria-busy={busy}>
      <p role="status">{t('collections.bulk.chosen', { count: chosen.length })}</p>
      {state?.kind === 'choice' && (
        <ChoiceMenu
          label={state.label(t)}
          disabled={blocked}
          options={state.options.map((value) => ({ value, text: state.text(value, t) }))}
          onChoose={(value) => void change(chosen, () => ({ [state.name]: value }))}
        />
      )}
      <ChoiceMenu
        label={t('collections.bulk.assign')}
        disabled={blocked}
        options={assigning}
        onChoose={(value) =>
          void change(chosen, () => ({ assigneeId: value === nobody ? '' : value }))
        }
      />
      {labels.length > 0 && (
        <ChoiceMenu
          label={t('collections.bulk.label')}
          disabled={blocked}
          options={labels.map(({ code, label }) => ({ value: code, text: label }))}
          onChoose={(value) =>
            void change(chosen, (record) => ({ labelIds: withLabel(record.labelIds, value) }))
          }
        />
      )}
      <ExportMenu
        columns={screen.columns}
        facts={screen.exportedFacts}
        title={screen.texts.title(t)}
        narrowedBy={() => [t('collections.bulk.chosen', { count: chosen.length })]}
        collection={collection}
        atHand
        rows={() => Promise.resolve(chosen)}
      />
      <Action type="button" look="outlined" disabled={blocked} onClick={() => void remove(chosen)}>
        {t('collections.removal.confirm')}
      </Action>
      <Action type="button" look="plain" onClick={onClear}>
        {t('collections.bulk.clear')}
      </Action>
      {!connected && <span>{t('collections.needsConnection')}</span>}
    </Bar>
  )
}

const isPresent =
  (id: string, collection: string) =>
  ({ code, collections }: { code: string; collections?: readonly string[] }) =>
    code === id && collections?.includes(collection) === true

/** The labels of a record with one more. */
function withLabel(ids: unknown, id: string): string[] {
  const present = (Array.isArray(ids) ? ids : []) as string[]
  return present.includes(id) ? present : [...present, id]
}
