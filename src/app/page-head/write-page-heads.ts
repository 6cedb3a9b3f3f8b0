import { contentCalls } from '#contract/content-calls.ts'
import type { PageHeadContent } from '#src/ui/page-head.tsx'
import type { RouterContext } from '../router-context.ts'
import { pageHeadHtml, pageHeadMark } from './page-head-html.ts'
import { siteFacts } from './site-facts.ts'

/** The origin that the server writes, which may differ from the one that this page was asked for at. */
function publicOrigin(): string {
  const image = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')
  return image === null ? location.origin : new URL(image.content).origin
}

const written = (elements: Element[]) => elements.map(({ outerHTML }) => outerHTML).join('')

/**
 * Puts a page's head in place of the former one's. It is parsed as the server's HTML is, in a document of its own: the
 * page's security policy lets no text into a script element, even one that only holds data.
 */
function replaceHead(html: string): void {
  const { head } = new DOMParser().parseFromString(html, 'text/html')
  const former = [...document.head.querySelectorAll(`[${pageHeadMark}]`)]
  const next = [...head.children]
  if (written(former) === written(next)) return
  for (const element of former) element.remove()
  document.head.append(...next)
}

/** @returns what writes a page's head, and writes it again when what it says of the site has changed */
export function writePageHeads(context: RouterContext): (content: PageHeadContent) => void {
  let shown: PageHeadContent | undefined
  const write = () => {
    if (shown) replaceHead(pageHeadHtml(shown, siteFacts(context, publicOrigin())))
  }
  const ofSite: unknown[] = [contentCalls.GetSettings.id, contentCalls.GetAllBranches.id]
  context.queryClient.getQueryCache().subscribe(({ type, query }) => {
    const [, , call] = query.queryKey as unknown[]
    if (type === 'updated' && ofSite.includes(call)) write()
  })
  return (content) => {
    shown = content
    write()
  }
}
