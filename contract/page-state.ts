/** The element in which a document carries what its page begins with, as JSON. */
export const stateElementId = 'page-state'
