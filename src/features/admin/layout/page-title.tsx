import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useCompanyName } from '#src/api/use-company.ts'

const TitleContext = createContext<string | undefined>(undefined)
const SetTitleContext = createContext<(title: string | undefined) => void>(() => undefined)

/** Holds the title that the page on the screen says of itself. */
export function PageTitleProvider({ children }: { children: ReactNode }) {
  const [title, setTitle] = useState<string>()
  return (
    <SetTitleContext value={setTitle}>
      <TitleContext value={title}>{children}</TitleContext>
    </SetTitleContext>
  )
}

/** The title for the layout to show; undefined until the page has said it. */
export function useShownTitle(): string | undefined {
  return useContext(TitleContext)
}

/** Says the page's title: for the layout's heading and for the document (spec section 2). */
export function usePageTitle(title: string): void {
  const setTitle = useContext(SetTitleContext)
  const company = useCompanyName()
  useEffect(() => {
    setTitle(title)
    return () => setTitle(undefined)
  }, [setTitle, title])
  useEffect(() => {
    document.title = `${title} | ${company}`
  }, [title, company])
}
