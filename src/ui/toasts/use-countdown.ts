import { useEffect, useRef } from 'react'

/**
 * Calls `onEnd` once `duration` milliseconds have passed while it was running; time spent paused does not count.
 */
export function useCountdown(duration: number, running: boolean, onEnd: () => void): void {
  const remaining = useRef(duration)
  const end = useRef(onEnd)

  useEffect(() => {
    end.current = onEnd
  })

  useEffect(() => {
    if (!running) return
    const startedAt = Date.now()
    const timer = setTimeout(() => end.current(), remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current = Math.max(0, remaining.current - (Date.now() - startedAt))
    }
  }, [running])
}
