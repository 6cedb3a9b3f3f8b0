import { Suspense, useEffect } from 'react'
import { quotationPath } from '#contract/site-paths.ts'
import { usePageValue } from '#src/pwa/listeners.ts'
import { followListedCount, listedCount, readListedCount } from '#src/pwa/quotation/listed-count.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { useNavigation } from '#src/ui/navigation.ts'

const QuotationPill = lazyPart(async () => (await import('./quotation-pill.tsx')).QuotationPill)

/** Leads to the quotation list from any page. While there is none, it shows nothing and loads no code (QUOTE-4). */
export function QuotationEntry() {
  const count = usePageValue(listedCount)
  const isThere = useNavigation().useShownPath().toLowerCase() === quotationPath

  useEffect(() => {
    readListedCount()
    return followListedCount()
  }, [])

  return (
    count > 0 &&
    !isThere && (
      <Suspense fallback={null}>
        <QuotationPill count={count} />
      </Suspense>
    )
  )
}
