import { useTranslation } from 'react-i18next'
import { QuietLink } from './dashboard-parts.ts'
import { collectionEntry } from './collection-links.ts'

/** A collection by its name, leading to its list. */
export function CollectionLink({ collection }: { collection: string }) {
  const { t } = useTranslation('admin')
  const entry = collectionEntry(collection)
  if (entry === undefined) return <span>{collection}</span>
  const text = collection === 'branches' ? t('dashboard.branches') : t(`layout.menu.${entry.name}`)
  return <QuietLink to={entry.path}>{text}</QuietLink>
}
