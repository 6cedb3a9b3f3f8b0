import type { Locator } from '@playwright/test'

/** Pixels from an edge of an element to the same edge of another, as someone reads: the start is on the right in Arabic. */
export async function distance(
  edge: 'start' | 'end',
  one: Locator,
  other: Locator,
): Promise<number> {
  const [from, to] = await Promise.all(
    [one, other].map((element) =>
      element.evaluate((node, which) => {
        const { left, right } = node.getBoundingClientRect()
        const isRtl = document.documentElement.dir === 'rtl'
        return (which === 'start') === isRtl ? right : left
      }, edge),
    ),
  )
  return Math.round(Math.abs((from ?? NaN) - (to ?? NaN)))
}
