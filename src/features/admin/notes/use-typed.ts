import { useEffect, useRef, useState } from 'react'
import { outlastsPage, whenLeft } from '#src/pwa/before-leaving.ts'

/** Milliseconds after the last letter before what is typed is kept. */
const typingPause = 300

/**
 * Something in the writing, kept on the device a moment after the last letter and when the page goes (WORK-9).
 *
 * @param begin what was kept, or nothing yet
 * @param keep keeps it; what is empty is forgotten
 */
export function useTyped<Value>(begin: () => Value, keep: (value: Value) => Promise<unknown>) {
  const [value, setValue] = useState(begin)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef({ value, keep })
  const keeping = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    latest.current = { value, keep }
  })
  const flush = () => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    timer.current = undefined
    keeping.current = outlastsPage(latest.current.keep(latest.current.value))
  }
  useEffect(() => {
    const stop = whenLeft(flush)
    return () => {
      stop()
      flush()
    }
  }, [])
  return {
    value,
    type: (typed: Value) => {
      setValue(typed)
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, typingPause)
    },
    /** It was added: it is kept as that, and this begins again. */
    reset: (empty: Value) => {
      clearTimeout(timer.current)
      timer.current = undefined
      setValue(empty)
      // On a slow device it may still be on its way to be kept, and would be offered to be sent again.
      void keeping.current.finally(() => void keep(empty))
    },
  }
}
