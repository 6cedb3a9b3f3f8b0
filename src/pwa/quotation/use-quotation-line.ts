import { useEffect } from 'react'
import { lineKey } from '#contract/quotation/line-key.ts'
import type { QuotationLine } from '#contract/quotation/quotation-line.ts'
import { outlastsPage } from '../before-leaving.ts'
import { importOrNothing } from '../code/import-now.ts'
import { usePageValue } from '../listeners.ts'
import { listedCount, listedPieces, readListedCount } from './listed-count.ts'

// The list's code comes when there is a list, or when one is begun.
const loadList = () => importOrNothing(() => import('./quotation-list.ts'))

/** The outcome of adding a line: `full` where the list has no room, `failed` where its code cannot be had. */
type LineOutcome = 'added' | 'more' | 'full' | 'failed'

/** Tells whether this device has a quotation list, which cards and pages of products show. */
export const useHasQuotation = () => usePageValue(listedCount) > 0

type OfferedLine = Pick<QuotationLine, 'product' | 'code' | 'point'> & { title: string }

async function addOne(line: OfferedLine): Promise<LineOutcome> {
  const list = await loadList()
  if (list === undefined) return 'failed'
  list.openQuotationList()
  return list.addLine({ ...line, quantity: 1, note: '' })
}

/**
 * Lets a product's page, a card or a selection put a line on the list (`ui/quotation-action.tsx`).
 *
 * @param line with the product's name as it is shown
 */
export function useQuotationLine(line: OfferedLine) {
  const pieces = usePageValue(listedPieces)
  const hasList = useHasQuotation()
  useEffect(() => {
    if (!hasList) readListedCount()
    // Without it a line can be added all the same, once there is a connection.
    else void loadList().then((list) => list?.openQuotationList())
  }, [hasList])
  return {
    /** The pieces that are listed; 0 for none. */
    listed: pieces.get(lineKey(line)) ?? 0,
    add: () => outlastsPage(addOne(line)),
  }
}
