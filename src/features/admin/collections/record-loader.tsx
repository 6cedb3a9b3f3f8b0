import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { useDrafts } from '#src/pwa/drafts.ts'
import { useConnected } from '#src/ui/use-connected.ts'
import { SectionNotice } from '#src/ui/section-notice.tsx'
import { SavedNote } from '../drafts/saved-note.tsx'
import { findDraft } from '../drafts/use-draft-of.ts'
import { useMayWrite } from '../permissions.ts'
import { adminFailure } from '#src/i18n/admin-failure.ts'
import { isGoneError } from '#contract/errors.ts'
import { PleaseWait } from './please-wait.tsx'
import { recordAddress, recordQuery } from './queries.ts'
import type { AdminRecord } from './column.ts'
import type { CollectionScreen } from './screen.ts'
import { type OpenedNote, useOpenedNote } from './use-opened-note.ts'

/** The values that a form of a record begins with. */
export interface OpenedRecord {
  record: AdminRecord
  /** True when the record is deleted: `record` is then the state that its draft began from. */
  isGone?: boolean
  /** That it was looked at, on its way to be noted where that is kept. */
  noted?: OpenedNote | undefined
}

interface RecordLoaderProps {
  screen: CollectionScreen
  id: string
  /** Gets the values to begin with, and a function that begins again from another state of the record. */
  children: (opened: OpenedRecord, begin: (record: AdminRecord) => void) => ReactNode
}

/**
 * Shows a record once it is there. Later changes are not shown: a form keeps the state it began from, and finds out at
 * saving whether that is still current. If the record cannot be loaded, its draft is shown over the state that the
 * draft began from, so that nothing typed is out of reach.
 */
export function RecordLoader({ screen, id, children }: RecordLoaderProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const { data, error, isFetching, refetch } = useQuery(recordQuery(useApi(), screen, id))
  const [opened, setOpened] = useState<OpenedRecord>()
  const [seen, setSeen] = useState<AdminRecord>()
  const mayWrite = useMayWrite(screen.collection.description)
  const noted = useOpenedNote(screen, seen)
  const drafts = useDrafts()
  const connected = useConnected()
  const isGone = isGoneError(error)
  // The one of the cache may be of an older look at it.
  if (opened === undefined && !isFetching) {
    if (data !== undefined && !isGone) {
      setSeen(data)
      // That it was looked at is shown before it is stored.
      setOpened({ record: { ...data, ...(mayWrite && screen.whenOpened?.(data)) } })
    } else if (error && drafts !== undefined) {
      // A draft's record was read by its collection's schema when the draft was begun.
      const base = findDraft(screen.collection.name, id)?.base as AdminRecord | undefined
      if (base) setOpened({ record: base, isGone })
    }
  }
  if (opened === undefined && error && !isFetching && drafts !== undefined)
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
  if (opened === undefined) return <PleaseWait />
  return (
    <>
      <SavedNote of="record" address={recordAddress(screen, id)} />
      {children({ ...opened, noted }, (record) => setOpened({ record }))}
    </>
  )
}
