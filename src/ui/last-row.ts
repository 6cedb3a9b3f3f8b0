/**
 * How many items the last row of a list in two and of one in three columns holds, 0 where it is full; so the first item
 * can take the cells that would stay empty. Rules that count from the end (`:nth-last-of-type`, `:last-of-type`) change
 * with every item that arrives, and what has been painted would move.
 *
 * @returns the list's attributes
 */
export const lastRow = (count: number) =>
  ({ 'data-in-two': count % 2, 'data-in-three': count % 3 }) as const
