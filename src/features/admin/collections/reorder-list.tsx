import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { Action } from '#src/ui/action.tsx'
import { SectionNotice } from '#src/ui/section-notice.tsx'
import { adminFailure } from '#src/i18n/admin-failure.ts'
import { PleaseWait } from './please-wait.tsx'
import { orderQuery } from './queries.ts'
import { ReorderRow } from './reorder-row.tsx'
import { reorderWords } from './reorder-words.ts'
import type { AdminRecord } from './column.ts'
import type { CollectionScreen } from './screen.ts'
import { useReorder } from './use-reorder.ts'

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBlockEnd: 14,
  '& > p': { margin: 0, maxInlineSize: '64ch' },
})

const List = styled('ol')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 6 })

interface ReorderListProps {
  screen: CollectionScreen
  onDone: () => void
}

/** The whole collection in its order: moved by drag, by keyboard and by buttons; each move is saved at once. */
export function ReorderList({ screen, onDone }: ReorderListProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const { data, error, isPending, refetch } = useQuery(orderQuery(useApi(), screen))
  return (
    <>
      <Head>
        <p>{t('collections.reorderHint')}</p>
        <Action type="button" onClick={onDone}>
          {t('collections.reorderDone')}
        </Action>
      </Head>
      {isPending && <PleaseWait />}
      {error && (
        <SectionNotice kind="error" text={adminFailure(t, error)} onRetry={() => void refetch()} />
      )}
      {data && <Rows screen={screen} records={data.records} />}
    </>
  )
}

function Rows({ screen, records }: { screen: CollectionScreen; records: AdminRecord[] }) {
  const { t } = useTranslation(['admin', 'translation'])
  const { language } = useApi()
  const { move, message } = useReorder(screen)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = records.map(({ id }) => id)
  const nameOf = (id: string | number) => {
    const record = records.find((one) => one.id === id)
    return record ? screen.nameOf(record, language) : ''
  }
  const drop = ({ active, over }: DragEndEvent) => {
    const to = ids.findIndex((id) => id === over?.id)
    if (to >= 0 && active.id !== over?.id) void move(String(active.id), to)
  }
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={reorderWords(t, ids, nameOf)}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <List aria-label={screen.texts.title(t)}>
            {records.map((record, index) => (
              <ReorderRow
                key={record.id}
                screen={screen}
                record={record}
                index={index}
                count={records.length}
                onMove={(to) => void move(record.id, to)}
              />
            ))}
          </List>
        </SortableContext>
      </DndContext>
      <p className="visually-hidden" role="status">
        {message}
      </p>
    </>
  )
}
