export const certificateIcons = ['university', 'calibration', 'record', 'iso'] as const

/** The type of a card that names none (spec section 3, Home card). */
export const defaultCardType = 'core-values'

/** The sectors that projects are shown under. */
export const projectSectors = [
  'healthcare',
  'transport',
  'industry',
  'commercial',
  'hospitality',
  'data-centres',
  'energy',
] as const

/** The families of the fan portfolio. */
export const productTypes = ['axial', 'centrifugal', 'duct', 'roof', 'smoke'] as const

export const employmentTypes = ['full-time', 'part-time', 'fixed-term'] as const
