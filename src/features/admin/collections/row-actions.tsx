import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import OpenIcon from '@mui/icons-material/VisibilityOutlined'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { useConnected } from '#src/pwa/use-connected.ts'
import { Action } from '#src/ui/action.tsx'
import { DraftMark } from '../drafts/draft-mark.tsx'
import { RecordLink } from './record-link.tsx'
import type { AdminRecord, CollectionScreen } from './screen.ts'
import { useRecordChanges } from './use-record-changes.ts'

const Row = styled('span')({ display: 'inline-flex', alignItems: 'center' })

interface RowActionsProps {
  screen: CollectionScreen
  record: AdminRecord
}

/** What can be done with a record from its list. Deleting asks nothing: it can be taken back (decisions 20). */
export function RowActions({ screen, record }: RowActionsProps) {
  const { t } = useTranslation('admin')
  const { language } = useApi()
  const { remove } = useRecordChanges(screen)
  const connected = useConnected()
  const [removing, setRemoving] = useState(false)
  const name = screen.nameOf(record, language)
  const press = async () => {
    setRemoving(true)
    await remove(record)
    setRemoving(false)
  }
  return (
    <Row>
      <DraftMark screen={screen} record={record} />
      <RecordLink
        screen={screen}
        id={record.id}
        label={t(screen.aside ? 'collections.openOf' : 'collections.editOf', { name })}
      >
        {screen.aside ? <OpenIcon fontSize="small" /> : <EditIcon fontSize="small" />}
      </RecordLink>
      {screen.collection.abilities.remove && (
        <Action
          type="button"
          look="icon"
          aria-label={t('collections.removeOf', { name })}
          title={connected ? undefined : t('collections.needsConnection')}
          disabled={removing || !connected}
          onClick={() => void press()}
        >
          <DeleteIcon fontSize="small" />
        </Action>
      )}
    </Row>
  )
}
