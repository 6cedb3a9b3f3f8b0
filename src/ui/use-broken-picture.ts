import { type RefObject, useEffect, useRef, useState } from 'react'

interface WatchedPicture {
  broken: boolean
  /** For the `img` element. */
  watched: { ref: RefObject<HTMLImageElement | null>; onError: () => void }
}

/** Tells if the picture at an address could not be loaded. */
export function useBrokenPicture(address: string): WatchedPicture {
  const ref = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string>()
  // A picture of server-rendered HTML may have failed before its error handler was there.
  useEffect(() => {
    const image = ref.current
    if (image?.complete !== true || image.naturalWidth > 0) return
    // A drawing without a size of its own has no width in some browsers: decoding tells.
    image.decode().catch(() => setFailed(address))
  }, [address])
  return { broken: failed === address, watched: { ref, onError: () => setFailed(address) } }
}
