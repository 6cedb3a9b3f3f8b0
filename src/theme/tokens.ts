import { documentColors, plainColors } from '#contract/color-scheme.ts'

/** The site's colours, spacing and shape: the only place where a value is written as a number. */
export const lightColors = {
  ink: plainColors.ink,
  inkSoft: '#3d575e',
  band: '#0e3640',
  bandDeep: '#082027',
  ground: documentColors.ground.light,
  surface: plainColors.surface,
  headWash: '#eef3f2',
  line: '#d5dedd',
  steel: '#8fa3a8',
  teal: plainColors.link,
  tealDeep: '#005e57',
  tealBright: '#2cc5b4',
  tealWash: '#e4f2f0',
  onTeal: '#ffffff',
  hoverWash: 'rgb(0 118 109 / 0.08)',
  amber: '#e9a23b',
  /** The focus ring: three to one at least on every light ground and every dark one. */
  focus: '#c26a00',
  amberDeep: '#6f4300',
  amberWash: '#fdf3e1',
  markWash: '#fbe8c8',
  blue: '#4a90d9',
  blueDeep: '#123f6b',
  blueWash: '#e3edf7',
  danger: '#b3261e',
  dangerDeep: '#8c1d17',
  dangerWash: '#fbeceb',
  shade: 'rgb(8 32 39 / 0.22)',
  backdrop: 'rgb(0 0 0 / 0.5)',
  onDark: '#e8f1f0',
  onDarkSoft: '#a9c0c3',
  onDarkWash: 'rgb(232 241 240 / 0.12)',
  onDarkLine: 'rgb(232 241 240 / 0.22)',
  deep: '#0e3640',
  white: '#ffffff',
  skin: '#f3d9c6',
} as const

export type ColorName = keyof typeof lightColors

/** Each colour as the CSS variable that holds it. */
export const colors = Object.fromEntries(
  Object.keys(lightColors).map((name) => [name, `var(--${name})`]),
) as Readonly<Record<ColorName, string>>

/** The variables of the colours, as declarations. */
export const lightDeclarations = Object.entries(lightColors)
  .map(([name, color]) => `--${name}:${color}`)
  .join(';')

/** Bootstrap's widths (PAGE-3, CLIENT-2; docs/decisions/0003). */
export const breakpoints = { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200 } as const

/** Pixels: the widest text column of the site. */
export const contentWidth = 1280

/** Shadows of parts above the page: low for a pill, high for a panel, highest for a dialog. */
export const elevation = {
  low: `0 4px 14px ${colors.shade}`,
  high: `0 10px 32px ${colors.shade}`,
  highest: `0 16px 48px ${colors.shade}`,
} as const

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
