/** The collections that visitors fill (decisions 10 and 11). */
export const submittedCollections = ['messages', 'associated-jobs', 'vendors'] as const
export type SubmittedCollection = (typeof submittedCollections)[number]
