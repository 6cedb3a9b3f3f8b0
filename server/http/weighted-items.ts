interface WeightedItem {
  /** In small letters. */
  name: string
  /** From 0, which refuses it, to 1; NaN where the header says something else. */
  weight: number
}

/** Reads the items of a header such as Accept-Encoding and their weights (RFC 9110, 12.4.2), in the header's order. */
export function weightedItems(header: string): WeightedItem[] {
  return header.split(',').map((item) => {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    return { name, weight: weight === undefined ? 1 : Number(weight.slice(2)) }
  })
}
