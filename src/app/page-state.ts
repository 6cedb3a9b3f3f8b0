/** The element in which a rendered page carries its data, as JSON. */
export const stateElementId = 'page-state'
