import Dialog from '@mui/material/Dialog'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { colors } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { useMatches } from '#src/ui/use-matches.ts'
import { CloseIcon } from '#src/ui/icons/close.tsx'
import { AuditTrail } from './audit-trail.tsx'
import { RecordForm } from './form/record-form.tsx'
import { RecordLoader } from './record-loader.tsx'
import type { CollectionScreen } from './screen.ts'

const Head = styled('header')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 6,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: 8,
  paddingInline: '20px 8px',
  borderBlockEnd: `1px solid ${colors.line}`,
  backgroundColor: colors.surface,
  '& > h2': { ...theme.typography.h4, margin: 0 },
}))

const Body = styled('div')({ padding: '16px 20px 0' })

interface EditDialogProps {
  screen: CollectionScreen
  /** Of the record; undefined for a new one. */
  id: string | undefined
  title: string
  onClose: () => void
}

/** A record's form over its list (RECORD-4); full screen on a phone. */
export function EditDialog({ screen, id, title, onClose }: EditDialogProps) {
  const { t } = useTranslation('admin')
  const labelId = useId()
  const isNarrow = useMatches('(max-width: 699.95px)')
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isNarrow}
      fullWidth
      maxWidth={false}
      aria-labelledby={labelId}
      slotProps={{ paper: { sx: isNarrow ? {} : { maxWidth: 1080 } } }}
    >
      <Head>
        <h2 id={labelId}>{title}</h2>
        <Action type="button" look="icon" aria-label={t('collections.close')} onClick={onClose}>
          <CloseIcon />
        </Action>
      </Head>
      <Body>
        {id === undefined ? (
          <RecordForm screen={screen} record={undefined} onSaved={onClose} onCancel={onClose} />
        ) : (
          <RecordLoader screen={screen} id={id}>
            {(opened, begin) => (
              <RecordForm
                beginning={opened.record.version}
                screen={screen}
                {...opened}
                onSaved={onClose}
                onCancel={onClose}
                tools={<AuditTrail screen={screen} id={id} onReverted={begin} />}
              />
            )}
          </RecordLoader>
        )}
      </Body>
    </Dialog>
  )
}
