import type { ReactNode } from 'react'
import { FloatingNotes } from '#src/features/layout/floating-notes.ts'
import { ConnectionWatch } from '#src/features/offline/connection-watch.tsx'
import { OutboxEntry } from '#src/features/outbox/outbox-entry.tsx'
import { UpdateWatch } from '#src/features/update/update-watch.tsx'

interface PageNotesProps {
  /** True where no form of the site is: what waits is sent and told of there, and not shown. */
  hidesOutbox?: boolean
  children?: ReactNode
}

/** Notes over any page, in every layout: the connection, what waits to be sent, and a new version of the site. */
export function PageNotes({ hidesOutbox = false, children }: PageNotesProps) {
  return (
    <>
      <FloatingNotes>
        <ConnectionWatch />
        <OutboxEntry hidden={hidesOutbox} />
        {children}
      </FloatingNotes>
      <UpdateWatch />
    </>
  )
}
