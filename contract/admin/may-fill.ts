import type { CollectionDescription } from '../collections/collection.ts'
import { collections } from '../collections/collections.ts'
import type { FieldDescription } from '../collections/field.ts'
import { mayWrite, type Role } from '../roles.ts'

/** True for who may write some collection with a field of these kinds: what fills it is uploaded before its record is saved. */
export function mayFill(held: readonly Role[], kinds: FieldDescription['kind'][]): boolean {
  return Object.values<CollectionDescription>(collections).some(
    (collection) =>
      collection.abilities !== undefined &&
      mayWrite(held, collection) &&
      Object.values(collection.fields).some(({ kind }) => kinds.includes(kind)),
  )
}
