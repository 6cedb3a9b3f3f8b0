export interface Page<Item> {
  data: Item[]
  pageNo: number
  pageSize: number
  totalCount: number
}

/** A list that is always answered whole, in the shape of a page (contract `envelopes.ts`). */
export function wholePage<Item>(items: Item[]): Page<Item> {
  return { data: items, pageNo: 1, pageSize: items.length, totalCount: items.length }
}
