import { useLayoutEffect, useRef } from 'react'

/**
 * Sums up changes of what an address asks. Several can come before it is rendered anew, each from a control that knows
 * its own alone: fields that were filled in before the page was taken over all tell theirs at once.
 *
 * @param asked by the address, as it is rendered
 * @returns tells what is asked after a change and those before it
 */
export function useSummedChanges<Asked extends object>(
  asked: Asked,
): (change: Partial<Asked>) => Asked {
  const latest = useRef(asked)
  useLayoutEffect(() => {
    latest.current = asked
  })
  return (change) => (latest.current = { ...latest.current, ...change })
}
