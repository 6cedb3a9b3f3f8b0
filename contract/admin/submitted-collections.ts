/** The collections that visitors fill (RECORD-23). */
export const submittedCollections = ['messages', 'associated-jobs', 'vendors'] as const
export type SubmittedCollection = (typeof submittedCollections)[number]
