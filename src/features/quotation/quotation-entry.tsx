import { useEffect } from 'react'
import { quotationPath } from '#contract/site-paths.ts'
import { usePageValue } from '#src/pwa/listeners.ts'
import { followListedCount, listedCount, readListedCount } from '#src/pwa/quotation/listed-count.ts'
import { partOnDemand } from '#src/ui/part-on-demand.tsx'
import { useNavigation } from '#src/ui/navigation.ts'

const QuotationPill = partOnDemand(async () => (await import('./quotation-pill.tsx')).QuotationPill)

/** Leads to the quotation list from any page. While there is none, it shows nothing and loads no code (QUOTE-4). */
export function QuotationEntry() {
  const count = usePageValue(listedCount)
  const isThere = useNavigation().useShownPath().toLowerCase() === quotationPath

  useEffect(() => {
    readListedCount()
    return followListedCount()
  }, [])

  return count > 0 && !isThere && <QuotationPill count={count} />
}
