import type { ReactNode } from 'react'
import { RouteAction } from '../route-action.ts'
import { useListAsState } from './list-behind.ts'
import { routeTo } from './route-to.ts'
import type { CollectionScreen } from './screen.ts'

interface RecordLinkProps {
  screen: CollectionScreen
  id: string
  /** True where the record belongs to another list than the shown one. */
  elsewhere?: boolean
  label: string
  children: ReactNode
}

/** Leads to where a record is edited: the dialog over its list, or its own page (RECORD-4). */
export function RecordLink({ screen, id, elsewhere = false, label, children }: RecordLinkProps) {
  const list = useListAsState()
  // The names in a list's address are its own.
  const search = ((before: object) => ({ ...(elsewhere ? {} : before), edit: id })) as never
  const place =
    screen.editing === 'dialog'
      ? { to: elsewhere ? routeTo(screen.path) : '.', search }
      : { to: routeTo(`${screen.editPath}/${id}`), ...(!elsewhere && { state: list }) }
  return (
    <RouteAction {...place} look="icon" aria-label={label} resetScroll={screen.editing === 'page'}>
      {children}
    </RouteAction>
  )
}
