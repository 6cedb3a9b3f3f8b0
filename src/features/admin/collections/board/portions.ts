/** How many cards a column shows at first, and after each press on 'show more'; the list has those that are left. */
export const portions = [20, 50, 100] as const

/** @returns undefined where the column has all that it takes */
export const nextPortion = (size: number) => portions.find((portion) => portion > size)
