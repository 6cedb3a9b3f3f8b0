/** The choices of a scheme for the back office; `system` follows the device. */
export const schemeChoices = ['system', 'light', 'dark'] as const
export type SchemeChoice = (typeof schemeChoices)[number]

/** The key of the choice in local storage. */
export const schemeKey = 'color-scheme'

/** The attribute of the root element of a page of the back office that holds the choice; other pages are light. */
export const schemeAttribute = 'data-scheme'

/** Colours of what is made without the theme, too: a page in trouble, a mail. */
export const plainColors = { ink: '#0b2b33', surface: '#ffffff', link: '#00766d' } as const

/** Colours that a document shows before any style sheet is there. */
export const documentColors = {
  /** Under the page. */
  ground: { light: '#f6f8f7', dark: '#0b1b20' },
  /** Of the browser's own bar. */
  bar: { light: plainColors.ink, dark: '#06141a' },
} as const
