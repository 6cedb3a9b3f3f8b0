import type { ReactNode } from 'react'
import { ActionLink } from '#src/ui/action.tsx'
import { routeTo } from './route-to.ts'
import type { CollectionScreen } from './screen.ts'

interface RecordLinkProps {
  screen: CollectionScreen
  id: string
  label: string
  children: ReactNode
}

/** Leads to where a record is edited: the dialog over its list, or its own page (decisions 12). */
export function RecordLink({ screen, id, label, children }: RecordLinkProps) {
  const place =
    screen.editing === 'dialog'
      ? // The names in a list's address are its own.
        { to: '.', search: ((before: object) => ({ ...before, edit: id })) as never }
      : { to: routeTo(`${screen.editPath}/${id}`) }
  return (
    <ActionLink {...place} look="icon" aria-label={label} resetScroll={screen.editing === 'page'}>
      {children}
    </ActionLink>
  )
}
