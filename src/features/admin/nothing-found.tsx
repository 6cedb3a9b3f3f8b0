import { useTranslation } from 'react-i18next'
import { Action } from '#src/ui/action.tsx'
import { SectionNotice } from '#src/ui/section-notice.tsx'

interface NothingFoundProps {
  /** Said where nothing narrows the list. */
  emptyText: string
  /** The names in the address by which the list is narrowed. */
  narrowedBy: readonly string[]
  query: Readonly<Record<string, unknown>>
  /** Changes the address. */
  change: (changes: Record<string, undefined>, options: { replace: boolean }) => unknown
}

/** Stands in place of a list without rows; one that is narrowed can be widened again. */
export function NothingFound({ emptyText, narrowedBy, query, change }: NothingFoundProps) {
  const { t } = useTranslation()
  if (!narrowedBy.some((name) => query[name]))
    return <SectionNotice kind="empty" text={emptyText} />
  const all = Object.fromEntries(['pageNo', ...narrowedBy].map((name) => [name, undefined]))
  return (
    <>
      <SectionNotice kind="empty" text={t('filter.none')} />
      <p style={{ textAlign: 'center' }}>
        <Action type="button" look="outlined" onClick={() => void change(all, { replace: true })}>
          {t('filter.clear')}
        </Action>
      </p>
    </>
  )
}
