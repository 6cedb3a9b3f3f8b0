import { useEffect } from 'react'
import { keepPage } from '#src/pwa/keep-page.ts'
import { dropKeptPage } from '#src/pwa/kept-page.ts'

/** Milliseconds without another content before how the page looks is kept. */
const quietTime = 2000

interface ShownContentProps {
  /** What the page shows; another one is kept anew. Undefined where it says that it has none. */
  content?: unknown
  /** Whether it is what the server says now. */
  fresh?: boolean
}

/**
 * Stands beside the content of a page that is kept as it looks (docs/decisions/0022), inside whatever that content
 * waits for: from then on the page itself is seen, and kept for the next visit.
 */
export function ShownContent({ content, fresh = false }: ShownContentProps): null {
  useEffect(dropKeptPage, [])
  useEffect(() => {
    if (!fresh) return
    const timer = setTimeout(() => void keepPage(), quietTime)
    return () => clearTimeout(timer)
  }, [content, fresh])
  return null
}
