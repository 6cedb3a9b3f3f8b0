import { createContext, useContext, useEffect } from 'react'
import type { Job } from '#contract/collections/jobs.ts'
import type { Product } from '#contract/collections/products.ts'
import type { Picture } from '#contract/picture-schema.ts'
import { hydration } from '#src/hydration/hydration.ts'

/** A page and its address, on the way that leads to another. */
interface Crumb {
  name: string
  /** Without origin, query and language. */
  path: string
}

/** A page's content for the document's head. */
export interface PageHeadContent {
  /** The whole document title. */
  title: string
  description: string
  /** From the first page below the home page to this one, empty for the home page. Search engines leave out a page without it. */
  trail?: Crumb[]
  /** A record whose picture stands for the page where it is shared; without one the company's card does. */
  picture?: { picture?: Picture | undefined; alt: string } | undefined
  /** The product that the page offers. */
  product?: Product
  vacancies?: Job[]
  /** There is nothing at this address: the server answers 404. */
  notFound?: boolean
}

/** On the server: where a rendered page leaves its head for the document around it. */
export const PageHeadSink = createContext<((content: PageHeadContent) => void) | undefined>(
  undefined,
)

/** In the browser: rewrites the document's head for a page that did not come as the server's HTML. */
export const PageHeadWriter = createContext<((content: PageHeadContent) => void) | undefined>(
  undefined,
)

/** Describes the page: in the browser after each navigation, on the server through the sink. */
export function PageHead(content: PageHeadContent) {
  useContext(PageHeadSink)?.(content)
  const write = useContext(PageHeadWriter)
  const { title } = content
  useEffect(() => {
    document.title = title
  }, [title])
  // After each rendering: the writer tells whether anything has changed.
  useEffect(() => {
    if (!hydration.active) write?.(content)
  })
  return null
}
