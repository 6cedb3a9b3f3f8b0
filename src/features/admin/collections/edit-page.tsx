import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import { styled } from '@mui/material/styles'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { colors, radius } from '#src/theme/tokens.ts'
import { ActionLink } from '#src/ui/action.tsx'
import { DirectionalIcon } from '#src/ui/directional-icon.tsx'
import { AuditTrail } from './audit-trail.tsx'
import { RecordForm } from './form/record-form.tsx'
import { RecordLoader } from './record-loader.tsx'
import { routeTo } from './route-to.ts'
import type { AdminRecord, CollectionScreen } from './screen.ts'

export const FormCard = styled('div')({
  padding: '16px 16px 0',
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  backgroundColor: colors.surface,
})

const Columns = styled('div')({
  display: 'grid',
  alignItems: 'start',
  gap: 20,
  '@media (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
})

interface EditPageProps {
  screen: CollectionScreen
  /** Of the record; undefined for a new one. */
  id: string | undefined
}

/** A record on a page of its own (decisions 12): what a visitor sent beside what staff keep of it. */
export function EditPage({ screen, id }: EditPageProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const navigate = useNavigate()
  const toList = () => void navigate({ to: routeTo(screen.path) })
  const form = (record?: AdminRecord, begin: (record: AdminRecord) => void = () => {}) => (
    <FormCard>
      <RecordForm
        key={record?.version}
        screen={screen}
        record={record}
        onSaved={toList}
        onCancel={toList}
        tools={record && <AuditTrail screen={screen} id={record.id} onReverted={begin} />}
      />
    </FormCard>
  )
  const Aside = screen.aside
  return (
    <>
      <p style={{ margin: '0 0 12px' }}>
        <ActionLink to={routeTo(screen.path)} look="plain">
          <DirectionalIcon>
            <ArrowBackIcon fontSize="small" />
          </DirectionalIcon>
          {screen.texts.title(t)}
        </ActionLink>
      </p>
      {id === undefined ? (
        form()
      ) : (
        <RecordLoader key={id} screen={screen} id={id}>
          {(record, begin) =>
            Aside ? (
              <Columns>
                <Aside record={record} />
                {form(record, begin)}
              </Columns>
            ) : (
              form(record, begin)
            )
          }
        </RecordLoader>
      )}
    </>
  )
}
