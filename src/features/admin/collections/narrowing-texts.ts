import { nobody } from '#contract/collections/work.ts'
import type { AdminText } from './column.ts'
import type { ReferenceName } from './field.ts'
import type { CollectionScreen } from './screen.ts'

interface NamedRecord {
  code: string
  label: string
}

/**
 * The search and the filters of a list in words, such as 'Status: New'.
 *
 * @param query what the list's address asks for
 * @param namesOf the records that a filter can name, where they have been read
 */
export function narrowingTexts(
  { filters }: Pick<CollectionScreen, 'filters'>,
  query: Readonly<Record<string, string>>,
  t: AdminText,
  namesOf: (to: ReferenceName) => readonly NamedRecord[] | undefined,
): string[] {
  const asked = [
    { label: t('collections.search'), value: query.search },
    ...filters.map((filter) => {
      const code = query[filter.name] ?? ''
      const text =
        'to' in filter
          ? code === nobody
            ? t('collections.work.nobody')
            : (namesOf(filter.to)?.find((record) => record.code === code)?.label ?? code)
          : filter.text(code, t)
      return { label: filter.label(t), value: code && text }
    }),
  ]
  return asked.flatMap(({ label, value }) => (value ? [`${label}: ${value}`] : []))
}
