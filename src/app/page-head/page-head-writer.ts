import { importOrNothing } from '#src/pwa/code/import-now.ts'
import type { PageHeadContent } from '#src/ui/page-head.tsx'
import type { RouterContext } from '../router-context.ts'

/** Keeps the document's head that of the page on the screen. Its code comes with the first navigation. */
export function createPageHeadWriter(context: RouterContext): (content: PageHeadContent) => void {
  let shown: PageHeadContent
  let write: ((content: PageHeadContent) => void) | undefined
  let loading: Promise<void> | undefined

  const load = async () => {
    const code = await importOrNothing(() => import('./write-page-heads.ts'))
    loading = undefined
    write = code?.writePageHeads(context)
    write?.(shown)
  }
  return (content) => {
    shown = content
    if (write) write(content)
    else loading ??= load()
  }
}
