import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Action } from '#src/ui/action.tsx'
import { HistoryIcon } from '#src/ui/icons/history.tsx'
import { partOnDemand } from '#src/ui/part-on-demand.tsx'
import type { AdminRecord } from './column.ts'
import type { CollectionScreen } from './screen.ts'

const AuditDialog = partOnDemand(async () => (await import('./audit-dialog.tsx')).AuditDialog)

/** A phone's bar has room for the icon alone. */
const WideText = styled('span')({ '@media (max-width: 575.95px)': { display: 'none' } })

interface AuditTrailProps {
  screen: CollectionScreen
  id: string
  /** Told what the record is after an earlier state was brought back. */
  onReverted: (record: AdminRecord) => void
}

/** Opens what has been done to a record: who, when, what. */
export function AuditTrail({ screen, id, onReverted }: AuditTrailProps) {
  const { t } = useTranslation('admin')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Action
        type="button"
        look="plain"
        aria-label={t('collections.audit.open')}
        onClick={() => setOpen(true)}
      >
        <HistoryIcon fontSize="small" />
        <WideText>{t('collections.audit.open')}</WideText>
      </Action>
      {open && (
        <AuditDialog
          screen={screen}
          id={id}
          onReverted={(record) => {
            setOpen(false)
            onReverted(record)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
