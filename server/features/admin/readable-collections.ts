import { accountPermissions, mayRead, type Role } from '#contract/roles.ts'
import { stores } from './stores.ts'

/** The names under which the audit trail and the dashboard may tell these roles of changes (ROLE-4). */
export function readableCollections(held: readonly Role[]): string[] {
  const names = stores
    .filter(({ collection }) => mayRead(held, collection.description))
    .map(({ collection }) => collection.name)
  return mayRead(held, accountPermissions) ? [...names, 'accounts'] : names
}
