import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Draft } from '#src/pwa/storage/admin-drafts.ts'
import { ActionAnchor } from '#src/ui/action.tsx'

/** Leads to where a draft is edited. */
export function DraftLink({ draft, children }: { draft: Draft; children: ReactNode }) {
  const router = useRouter()
  return (
    <ActionAnchor
      look="plain"
      href={draft.path}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        void router.navigate({ href: draft.path })
      }}
    >
      {children}
    </ActionAnchor>
  )
}
