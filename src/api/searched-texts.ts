import type { CollectionDescription } from '#contract/collections/collection.ts'

/** A text of a record and the field that it came from, which knows its language. */
export interface SearchedText {
  field: string
  text: string
}

type AnyRecord = Readonly<Record<string, unknown>>

/**
 * The texts that a record is found by besides its title: those of its `searched` fields, and all of the records that
 * belong to it, but not of those that it leads to. Empty ones are left out.
 */
export function searchedTexts(
  { title, fields, visitors }: CollectionDescription,
  record: object,
): SearchedText[] {
  const values: AnyRecord = { ...record }
  const own = Object.entries(fields).flatMap(([name, { searched }]) =>
    searched && name !== title ? textsIn(values[name]).map((text) => ({ field: name, text })) : [],
  )
  const below = Object.entries(visitors?.added ?? {}).flatMap(([name, added]) => {
    if (typeof added === 'string' || 'links' in added || !Array.isArray(values[name])) return []
    return (values[name] as AnyRecord[])
      .flatMap((one) => [
        ...textsIn(one[added.title ?? '']),
        ...searchedTexts(added, one).map(({ text }) => text),
      ])
      .map((text) => ({ field: name, text }))
  })
  return [...own, ...below].filter(({ text }) => text !== '')
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
}
