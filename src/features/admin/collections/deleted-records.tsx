import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConnected } from '#src/ui/use-connected.ts'
import { Action, plainPadding } from '#src/ui/action.tsx'
import { RestoreFromTrashIcon as RestoreIcon } from '#src/ui/icons/restore-from-trash.tsx'
import { partOnDemand } from '#src/ui/part-on-demand.tsx'
import type { CollectionScreen } from './screen.ts'

const DeletedDialog = partOnDemand(async () => (await import('./deleted-dialog.tsx')).DeletedDialog)

/** Opens what was deleted from a list. */
export function DeletedRecords({ screen }: { screen: CollectionScreen }) {
  const { t } = useTranslation('admin')
  const connected = useConnected()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Action
        type="button"
        look="plain"
        style={{ marginInlineStart: -plainPadding }}
        disabled={!connected}
        onClick={() => setOpen(true)}
      >
        <RestoreIcon fontSize="small" />
        {t('collections.deleted.open')}
      </Action>
      {open && <DeletedDialog screen={screen} onClose={() => setOpen(false)} />}
    </>
  )
}
