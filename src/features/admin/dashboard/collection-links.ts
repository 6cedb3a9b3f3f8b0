import { menuGroups, type MenuEntry } from '../layout/menu.ts'

/** Collections whose name in the contract is not that of their menu entry. */
const menuNames: Partial<Record<string, MenuEntry['name']>> = {
  branches: 'settings',
  'tabs-statistics': 'tabsStatistics',
  'cards-statistics': 'cardsStatistics',
  'associated-services': 'associatedServices',
  'associated-jobs': 'associatedJobs',
}

/** The menu entry that a collection is edited at. */
export function collectionEntry(collection: string): MenuEntry | undefined {
  const name = menuNames[collection] ?? collection
  return menuGroups
    .flatMap(({ entries }): readonly MenuEntry[] => entries)
    .find((entry) => entry.name === name)
}
