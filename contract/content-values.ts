export const certificateIcons = ['university', 'calibration', 'record', 'iso'] as const

/** The type of a card that names none (TAB-3). */
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

/** The figures that a product has from its smallest model to its largest, in the order in which they are told. */
export const productRanges = ['airflow', 'pressure', 'thrust', 'power'] as const

export const employmentTypes = ['full-time', 'part-time', 'fixed-term'] as const

/** The types that staff choose from; a card of any other type is shown as core values (TAB-3). */
export const cardTypes = [defaultCardType, 'client-care'] as const

/** The steps of staff's work on a message; a new message has the first. */
export const messageStatuses = ['new', 'open', 'answered', 'archived', 'spam'] as const

/** The stages of an application; a new application has the first. */
export const applicationStages = [
  'new',
  'reviewed',
  'interview',
  'offer',
  'hired',
  'refused',
] as const

/** The steps of a vendor's registration; a new registration has the first. */
export const vendorStatuses = ['new', 'under-review', 'more-asked', 'approved', 'refused'] as const
