export const certificateIcons = ['university', 'calibration', 'record', 'iso'] as const

/** The type of a card that names none (spec section 3, Home card). */
export const defaultCardType = 'core-values'
