import { lightColors } from '#brand/colors.ts'

export type ColorName = keyof typeof lightColors

/** Each colour as the CSS variable that holds it. */
export const colors = Object.fromEntries(
  Object.keys(lightColors).map((name) => [name, `var(--${name})`]),
) as Readonly<Record<ColorName, string>>

/** The variables of the colours, as declarations. */
export const lightDeclarations = Object.entries(lightColors)
  .map(([name, color]) => `--${name}:${color}`)
  .join(';')

/** Bootstrap's widths (PAGE-3, CLIENT-2). */
export const breakpoints = { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200 } as const

/** Pixels: the widest text column of the site. */
export const contentWidth = 1280

/** Shadows of parts above the page: low for a pill, high for a panel, highest for a dialog. */
export const elevation = {
  low: `0 4px 14px ${colors.shade}`,
  high: `0 10px 32px ${colors.shade}`,
  highest: `0 16px 48px ${colors.shade}`,
} as const

/** The letters of a card's title, and of what is told as large. */
export const titleSize = '1.15rem'

/** Pixels: the widest form for visitors. */
export const formWidth = 680

/** Pixels: a field of one line. */
export const fieldHeight = 56

/** Pixels of vertical room above and below a section. */
export const sectionSpace = { phone: 64, desktop: 112 } as const

/** Pixels: the public header at the top of a page, and the part of it that stays on the screen. */
export const headerHeight = { whole: 116, slim: 60 } as const

/** Pixels: the corners of all that is not round. */
export const radius = 4

/** Pixels: more than half the height of any pill. */
export const pillRadius = 100

/** Milliseconds: movement is feedback, never a show. */
export const motionDuration = 200

/** Pixels: the least a finger can hit. */
export const touchTarget = 44
