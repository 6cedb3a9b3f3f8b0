import { useEffect } from 'react'

/** Tells when React has taken over the part of the page that this stands in. */
export function TakenOver({ onTakenOver }: { onTakenOver: () => void }) {
  useEffect(() => {
    onTakenOver()
    // It happens once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return null
}
