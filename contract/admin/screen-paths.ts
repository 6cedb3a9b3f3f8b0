import type { ScreensDescription } from '../collections/collection.ts'
import { collections } from '../collections/collections.ts'
import type { SubmittedCollection } from './submitted-collections.ts'

/** The addresses of a collection's screens: its list, and the one below which each record has its own. */
export function screenPaths({
  path,
  recordPath = path,
}: Pick<ScreensDescription, 'path' | 'recordPath'>) {
  return { list: `/admin/${path}`, record: `/admin/${recordPath}/edit` } as const
}

/** Of those that visitors fill. */
export const submittedPaths = {
  messages: screenPaths(collections.messages.screens),
  'associated-jobs': screenPaths(collections.associatedJobs.screens),
  vendors: screenPaths(collections.vendors.screens),
} as const satisfies Record<SubmittedCollection, object>
