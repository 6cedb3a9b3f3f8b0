/** Colours of what is made without the theme, too: a page in trouble, a mail. */
export const plainColors = { ink: '#0b2b33', surface: '#ffffff', link: '#00766d' } as const

/** Colours that a document shows before any style sheet is there. */
export const documentColors = {
  /** Under the page. */
  ground: { light: '#f6f8f7', dark: '#0b1b20' },
  /** Of the browser's own bar. */
  bar: { light: plainColors.ink, dark: '#06141a' },
} as const

/** The company's fonts where they are installed, and what every device has. */
export const plainFontFamily = "Tajawal, Cairo, 'Segoe UI', Tahoma, sans-serif"
