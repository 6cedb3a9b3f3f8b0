/** The property of the page that tells how much of its lower edge a bar takes. */
export const takenAtEnd = '--taken-at-end'

/** The place of what floats over the page at its lower edge, above such a bar. */
export const aboveEnd = `calc(20px + var(${takenAtEnd}, 0px))`
