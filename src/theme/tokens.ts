/** The site's colours, spacing and shape: the only place where a value is written as a number. */
export const colors = {
  ink: '#0b2b33',
  inkSoft: '#3d575e',
  band: '#0e3640',
  bandDeep: '#082027',
  ground: '#f6f8f7',
  surface: '#ffffff',
  headWash: '#eef3f2',
  line: '#d5dedd',
  steel: '#8fa3a8',
  teal: '#00766d',
  tealDeep: '#005e57',
  tealBright: '#2cc5b4',
  tealWash: '#e4f2f0',
  amber: '#e9a23b',
  markWash: '#fbe8c8',
  danger: '#b3261e',
  dangerWash: '#fbeceb',
  onDark: '#e8f1f0',
  onDarkSoft: '#a9c0c3',
} as const

/** Bootstrap's widths, because the specification's breakpoints are those (section 9, clients carousel). */
export const breakpoints = { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200 } as const

/** Pixels: the widest text column of the site. */
export const contentWidth = 1280

/** Pixels of vertical room above and below a section. */
export const sectionSpace = { phone: 64, desktop: 112 } as const

export const radius = 4

/** Milliseconds: movement is feedback, never a show. */
export const motionDuration = 200

/** Pixels: the least a finger can hit. */
export const touchTarget = 44
