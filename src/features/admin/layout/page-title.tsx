import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useCompanyName } from '#src/api/use-company.ts'

interface BackLink {
  path: `/admin/${string}`
  search?: Record<string, string> | undefined
  text: string
}

/** The heading of a page, with the parts above it. */
interface PageHeading {
  title: string
  /** The kind of record that the title names, shown above it. */
  kind?: string | undefined
  /** The list that the page belongs to, with the search of its address. */
  back?: BackLink | undefined
}

const HeadingContext = createContext<PageHeading | undefined>(undefined)
const SetHeadingContext = createContext<(heading: PageHeading | undefined) => void>(() => undefined)

/** Holds the heading that the page on the screen says of itself. */
export function PageTitleProvider({ children }: { children: ReactNode }) {
  const [heading, setHeading] = useState<PageHeading>()
  return (
    <SetHeadingContext value={setHeading}>
      <HeadingContext value={heading}>{children}</HeadingContext>
    </SetHeadingContext>
  )
}

/** The heading for the layout to show; undefined until the page has said it. */
export function useShownHeading(): PageHeading | undefined {
  return useContext(HeadingContext)
}

/** Gives the page's title to the layout's heading and to the document (ADMIN-3). */
export function usePageTitle(
  title: string,
  { kind, back }: Pick<PageHeading, 'kind' | 'back'> = {},
): void {
  const setHeading = useContext(SetHeadingContext)
  const company = useCompanyName()
  const { path, search, text } = back ?? {}
  useEffect(() => {
    const named = path !== undefined && text !== undefined
    setHeading({ title, kind, back: named ? { path, search, text } : undefined })
    return () => setHeading(undefined)
  }, [setHeading, title, kind, path, search, text])
  useEffect(() => {
    document.title = `${title} | ${company}`
  }, [title, company])
}
