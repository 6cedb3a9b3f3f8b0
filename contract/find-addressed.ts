/** A record that an address can name (`content/addressed.ts`). */
export interface Addressed {
  slug: string
  formerSlugs: string[]
}

/** The record that an address names, by its slug of now or else by one that it had. */
export function findAddressed<Item extends Addressed>(
  records: readonly Item[],
  slug: string,
): Item | undefined {
  return (
    records.find((record) => record.slug === slug) ??
    records.find(({ formerSlugs }) => formerSlugs.includes(slug))
  )
}
