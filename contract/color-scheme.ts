/** The choices of a scheme for the back office; `system` follows the device. */
export const schemeChoices = ['system', 'light', 'dark'] as const
export type SchemeChoice = (typeof schemeChoices)[number]

/** The key of the choice in local storage. */
export const schemeKey = 'color-scheme'

/** The attribute of the root element of a page of the back office that holds the choice; other pages are light. */
export const schemeAttribute = 'data-scheme'
