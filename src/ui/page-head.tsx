import { createContext, useContext, useEffect } from 'react'
import { replayEarlyPress } from './early-press.ts'
import { hydration, notePageTakenOver } from './hydration.ts'

/** What a page says of itself in the document's head. */
export interface PageHeadContent {
  /** The whole document title. */
  title: string
  description: string
  /** Kept out of search results: pages that are not there. */
  noIndex?: boolean
  /** There is nothing at this address: the server answers 404. */
  notFound?: boolean
}

/** On the server: where a rendered page leaves its head for the document around it. */
export const PageHeadSink = createContext<((content: PageHeadContent) => void) | undefined>(
  undefined,
)

/** Sets the document's title and description: in the browser after each navigation, on the server through the sink. */
export function PageHead({
  title,
  description,
  noIndex = false,
  notFound = false,
}: PageHeadContent) {
  const sink = useContext(PageHeadSink)
  sink?.({ title, description, noIndex, notFound })
  useEffect(() => {
    document.title = title
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [title, description])
  // Any page but the home page stands in a boundary of its own, taken over after the layout: a press in it waits for this.
  useEffect(() => {
    if (!hydration.active) return
    notePageTakenOver()
    const page = document.querySelector('main')
    if (page !== null) replayEarlyPress(page)
  }, [])
  return null
}
