import type { texts } from '#src/i18n/locales/admin/ar.ts'
import type { AdminText } from './column.ts'

/** Its words, in the back office's texts. */
export interface ScreenTexts {
  title: (t: AdminText) => string
  add: (t: AdminText) => string
  edit: (t: AdminText) => string
  empty: (t: AdminText) => string
}

type Titled = (typeof texts)['collections']['of']
type TitledName = keyof Titled
/** The others have pages of their own, or none, and a title alone. */
type CollectionName = {
  [Name in TitledName]: Titled[Name] extends { add: string } ? Name : never
}[TitledName]

/** The words of a collection's screens, by its name: `screens.test.ts` holds that they are there. */
export function textsOf(collection: string): ScreenTexts {
  const name = collection as CollectionName
  return {
    title: (t) => t(`collections.of.${name}.title`),
    add: (t) => t(`collections.of.${name}.add`),
    edit: (t) => t(`collections.of.${name}.edit`),
    empty: (t) => t(`collections.of.${name}.empty`),
  }
}

/** The title of a collection that the server has named. */
export function collectionTitle(name: string) {
  // Every collection of the contract has its words.
  return (t: AdminText) => t(`collections.of.${name as TitledName}.title`)
}
