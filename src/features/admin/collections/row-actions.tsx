import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countDependents, type Dependents } from '#contract/admin/dependents.ts'
import { useApi } from '#src/api/api-context.ts'
import { useConnected } from '#src/ui/use-connected.ts'
import { Action } from '#src/ui/action.tsx'
import { DeleteOutlinedIcon as DeleteIcon } from '#src/ui/icons/delete-outlined.tsx'
import { EditOutlinedIcon as EditIcon } from '#src/ui/icons/edit-outlined.tsx'
import { VisibilityOutlinedIcon as OpenIcon } from '#src/ui/icons/visibility-outlined.tsx'
import { partOnDemand } from '#src/ui/part-on-demand.tsx'
import { useMayWrite } from '../permissions.ts'
import { DraftMark } from '../drafts/draft-mark.tsx'
import { RecordLink } from './record-link.tsx'
import type { AdminRecord } from './column.ts'
import type { CollectionScreen } from './screen.ts'
import { useRecordChanges } from './use-record-changes.ts'
import { removesRow, useRowFocus } from './use-row-focus.ts'

const RemoveDialog = partOnDemand(async () => (await import('./remove-dialog.tsx')).RemoveDialog)

const Row = styled('span')({ display: 'inline-flex', alignItems: 'center' })

interface RowActionsProps {
  screen: CollectionScreen
  record: AdminRecord
}

/** The actions on a record in its list. A deletion can be undone; it asks only if others depend on it (RECORD-18). */
export function RowActions({ screen, record }: RowActionsProps) {
  const { t } = useTranslation('admin')
  const { language } = useApi()
  const { remove } = useRecordChanges(screen)
  const connected = useConnected()
  const [removing, setRemoving] = useState(false)
  const name = screen.nameOf(record, language)
  const opened = screen.opens ? screen.opens(record, language) : { screen, id: record.id, name }
  const mayWrite = useMayWrite(screen.collection.description)
  const opensOnly = Boolean(screen.aside ?? screen.opens) || !mayWrite
  const [dependents, setDependents] = useState<Dependents>()
  const { button, willGo } = useRowFocus(record.id)
  const press = async (confirmed?: number) => {
    if (removing) return
    willGo()
    setRemoving(true)
    setDependents(await remove(record, confirmed))
    setRemoving(false)
  }
  return (
    <Row>
      <DraftMark screen={screen} record={record} />
      {opened && (
        <RecordLink
          {...opened}
          elsewhere={opened.screen !== screen}
          label={t(opensOnly ? 'collections.openOf' : 'collections.editOf', { name: opened.name })}
        >
          {opensOnly ? <OpenIcon fontSize="small" /> : <EditIcon fontSize="small" />}
        </RecordLink>
      )}
      {screen.collection.abilities.remove && mayWrite && (
        <Action
          ref={button}
          type="button"
          look="icon"
          {...removesRow}
          aria-label={t('collections.removeOf', { name })}
          title={connected ? undefined : t('collections.needsConnection')}
          disabled={!connected}
          // A disabled one would lose the focus.
          aria-disabled={removing}
          onClick={() => void press()}
        >
          <DeleteIcon fontSize="small" />
        </Action>
      )}
      {dependents && (
        <RemoveDialog
          removals={[{ name, dependents }]}
          onConfirm={() => {
            setDependents(undefined)
            void press(countDependents(dependents))
          }}
          onCancel={() => setDependents(undefined)}
        />
      )}
    </Row>
  )
}
