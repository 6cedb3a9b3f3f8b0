import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#src/api/api-context.ts'
import { SavedNote } from '../drafts/saved-note.tsx'
import { LoadFailure } from '#src/ui/load-failure.tsx'
import { AuditTrail } from './audit-trail.tsx'
import { FormCard } from './edit-page.tsx'
import { RecordForm } from './form/record-form.tsx'
import { ListExports } from './list-exports.tsx'
import { PleaseWait } from './please-wait.tsx'
import { listAddress, listQuery } from './queries.ts'
import type { AdminRecord } from './column.ts'
import type { CollectionScreen } from './screen.ts'

const Tools = styled('div')({ marginBlockEnd: 12 })

const asked = { pageSize: 1 }

/** The form of a collection that holds one record, or none yet (RECORD-4). */
export function SinglePage({ screen }: { screen: CollectionScreen }) {
  const { data, error, isFetching, refetch } = useQuery(listQuery(useApi(), screen, asked))
  const [begun, setBegun] = useState<{ record: AdminRecord | undefined; times: number }>()
  if (begun === undefined && data !== undefined && !isFetching)
    setBegun({ record: data.data[0], times: 0 })
  if (begun === undefined && error && !isFetching)
    return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (begun === undefined) return <PleaseWait />
  const { record } = begun
  const begin = (next: AdminRecord) => setBegun({ record: next, times: begun.times + 1 })
  return (
    <>
      {record && (
        <Tools>
          <ListExports screen={screen} />
        </Tools>
      )}
      <FormCard>
        <SavedNote of="record" address={listAddress(screen, asked)} />
        <RecordForm
          // The first save turns a new record into one that is there.
          beginning={begun.times}
          screen={screen}
          record={record}
          onSaved={begin}
          tools={record && <AuditTrail screen={screen} id={record.id} onReverted={begin} />}
        />
      </FormCard>
    </>
  )
}
