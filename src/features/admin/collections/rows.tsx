import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { partOnDemand } from '#src/ui/part-on-demand.tsx'
import { useSelection } from './bulk/use-selection.ts'
import type { AdminRecord } from './column.ts'
import { RecordCards } from './record-cards.tsx'
import { RecordTable } from './record-table.tsx'
import { RowActions } from './row-actions.tsx'
import type { CollectionScreen } from './screen.ts'
import { useAsCards } from './use-as-cards.ts'

const BulkBar = partOnDemand(() => import('./bulk/bulk-bar.tsx').then((module) => module.BulkBar))

/** The actions on each row, and the pixels that they take in a table: with room for the mark of a draft, too. */
const actionsOf = (screen: CollectionScreen) => ({
  width: screen.collection.abilities.remove ? 132 : 96,
  of: (record: AdminRecord) => <RowActions screen={screen} record={record} />,
})

interface RowsProps {
  screen: CollectionScreen
  records: AdminRecord[]
  sort: string
  onSort: (sort: string) => void
  footer: ReactNode
}

/** The rows of a page, of which several can be chosen for an action on all of them (LIST-9). */
export function Rows({ screen, records, sort, onSort, footer }: RowsProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const { language } = useApi()
  const asCards = useAsCards()
  const title = screen.texts.title(t)
  const actions = useMemo(() => actionsOf(screen), [screen])
  const { chosen, selection, clear } = useSelection(records)
  const nameOf = (record: AdminRecord) => screen.nameOf(record, language)
  const shown = {
    title,
    columns: screen.columns,
    records,
    selection: { ...selection, nameOf },
  }
  return (
    <>
      {asCards ? (
        <RecordCards {...shown} actions={actions.of} />
      ) : (
        <RecordTable {...shown} actions={actions} sort={sort} onSort={onSort} />
      )}
      {footer}
      {chosen.length > 0 && (
        <BulkBar
          screen={screen}
          chosen={chosen}
          onClear={clear}
          onAll={asCards && !selection.all ? selection.toggleAll : undefined}
        />
      )}
    </>
  )
}
