import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiFailure } from '#contract/errors.ts'
import { useApi } from '#src/api/api-context.ts'
import { useConnected } from '#src/pwa/use-connected.ts'
import { SectionNotice } from '#src/ui/section-notice.tsx'
import { SavedNote } from '../drafts/saved-note.tsx'
import { adminFailure } from './admin-failure.ts'
import { PleaseWait } from './please-wait.tsx'
import { recordAddress, recordQuery } from './queries.ts'
import type { AdminRecord, CollectionScreen } from './screen.ts'
import { useRecordChanges } from './use-record-changes.ts'

interface RecordLoaderProps {
  screen: CollectionScreen
  id: string
  /** Given the record, and how to begin anew from another state of it. */
  children: (record: AdminRecord, begin: (record: AdminRecord) => void) => ReactNode
}

/**
 * Shows a record once it is there. What comes of it later is not shown: a form keeps what it began from, and
 * finds out at saving whether that is still the case (decisions 20).
 */
export function RecordLoader({ screen, id, children }: RecordLoaderProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const { data, error, isFetching, refetch } = useQuery(recordQuery(useApi(), screen, id))
  const [begun, setBegun] = useState<AdminRecord>()
  const { save } = useRecordChanges(screen)
  const connected = useConnected()
  const opened = useRef(false)
  // The one of the cache may be of an older look at it.
  const isReady = begun === undefined && data !== undefined && !isFetching
  const noted = isReady ? screen.whenOpened?.(data) : undefined
  if (isReady && noted === undefined) setBegun(data)
  useEffect(() => {
    if (!isReady || noted === undefined || opened.current) return
    opened.current = true
    // Where it cannot be noted now, the record can be looked at all the same.
    save(noted, data).then(setBegun, () => setBegun(data))
  }, [isReady, noted, save, data])
  const isGone = error instanceof ApiFailure && error.status === 404
  if (begun === undefined && error && !isFetching)
    return (
      <SectionNotice
        kind="error"
        text={
          isGone
            ? t('collections.gone')
            : connected
              ? adminFailure(t, error)
              : t('drafts.neverSeen')
        }
        onRetry={isGone ? undefined : () => void refetch()}
      />
    )
  if (begun === undefined) return <PleaseWait />
  return (
    <>
      <SavedNote of="record" address={recordAddress(screen, id)} />
      {children(begun, setBegun)}
    </>
  )
}
