import type { CollectionDescription } from '#contract/collections/collection.ts'
import { collections } from '#contract/collections/collections.ts'
import { type MenuEntry, menuEntryOf } from '../layout/menu.ts'

/** The menu entry that a collection is edited at. */
export function collectionEntry(collection: string): MenuEntry | undefined {
  if (collection === 'accounts') return menuEntryOf('/admin/accounts')
  const described = Object.values<CollectionDescription>(collections)
  const screens = described.find(({ name }) => name === collection)?.screens
  return screens && menuEntryOf(`/admin/${screens.path}`)
}
