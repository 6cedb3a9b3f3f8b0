import { useEffect, useRef } from 'react'

/** Gives a mark that is true until its part is gone: what a call answers then must not lead its person anywhere. */
export function useIsShown() {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}
