import { styled } from '@mui/material/styles'
import { useNavigate } from '@tanstack/react-router'
import { colors, radius } from '#src/theme/tokens.ts'
import { NotesPanel } from '../notes/notes-panel.tsx'
import { AuditTrail } from './audit-trail.tsx'
import { useListBehind } from './list-behind.ts'
import { RecordForm } from './form/record-form.tsx'
import { type OpenedRecord, RecordLoader } from './record-loader.tsx'
import { routeTo } from './route-to.ts'
import type { AdminRecord } from './column.ts'
import type { CollectionScreen } from './screen.ts'

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

/** The part that staff fill in. */
const Side = styled('div')({ display: 'grid', gap: 20, minInlineSize: 0 })

interface EditPageProps {
  screen: CollectionScreen
  /** Of the record; undefined for a new one. */
  id: string | undefined
}

/** A record on a page of its own: what a visitor sent beside what staff keep of it. */
export function EditPage({ screen, id }: EditPageProps) {
  const navigate = useNavigate()
  const search = useListBehind()
  // In place of the page: the browser's way back does not lead to what is saved or given up.
  const toList = () =>
    void navigate({ to: routeTo(screen.path), search: search as never, replace: true })
  const form = (opened?: OpenedRecord, begin: (record: AdminRecord) => void = () => {}) => (
    <FormCard>
      <RecordForm
        beginning={opened?.record.version}
        screen={screen}
        record={undefined}
        {...opened}
        onSaved={toList}
        onCancel={toList}
        tools={opened && <AuditTrail screen={screen} id={opened.record.id} onReverted={begin} />}
      />
    </FormCard>
  )
  const Aside = screen.aside
  return (
    <>
      {id === undefined ? (
        form()
      ) : (
        <RecordLoader key={id} screen={screen} id={id}>
          {(opened, begin) =>
            Aside ? (
              <Columns>
                <Aside record={opened.record} />
                <Side>
                  {form(opened, begin)}
                  {screen.collection.description.worked && !opened.isGone && (
                    <NotesPanel screen={screen} record={opened.record} begin={begin} />
                  )}
                </Side>
              </Columns>
            ) : (
              form(opened, begin)
            )
          }
        </RecordLoader>
      )}
    </>
  )
}
