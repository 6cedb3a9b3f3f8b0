import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { collectionTitle } from '../collections/screen-texts.ts'
import { routeTo } from '../collections/route-to.ts'
import { QuietLink } from './dashboard-parts.ts'
import { collectionEntry } from './collection-links.ts'

interface CollectionLinkProps {
  collection: string
  /** Another name for it than the menu's. */
  children?: ReactNode
}

/** A collection by its name, leading to its list. */
export function CollectionLink({ collection, children }: CollectionLinkProps) {
  const { t } = useTranslation('admin')
  const entry = collectionEntry(collection)
  if (entry === undefined) return <span>{collectionTitle(collection)(t)}</span>
  const text = collection === 'branches' ? t('dashboard.branches') : collectionTitle(entry.name)(t)
  return <QuietLink to={routeTo(entry.path)}>{children ?? text}</QuietLink>
}
