import { type ReactNode, Suspense, use, useCallback, useEffect, useRef, useState } from 'react'
import { hydratesLater, replayEarlyPress } from './early-press.ts'
import { hydration } from './hydration.ts'

interface Gate {
  opened: Promise<void>
  open: () => void
}

function createGate(): Gate {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

interface GatedProps {
  gate: Gate | undefined
  onTakenOver: () => void
  children: ReactNode
}

function Gated({ gate, onTakenOver, children }: GatedProps) {
  if (gate !== undefined) use(gate.opened)
  useEffect(onTakenOver, [onTakenOver])
  return children
}

/** Pixels before a section comes into view at which its code is fetched. */
const ahead = 240

/**
 * A part of a server-rendered page that stays plain HTML, without its code being fetched, until it is near the
 * screen or someone touches it. Outside of the first page load it renders at once, and in a kept page too: by the
 * time it is seen its content might differ from the HTML. Whoever uses it must not
 * re-render before that: memoise the parent and pass stable children.
 */
export function Island({ children }: { children: ReactNode }) {
  const [gate] = useState(() => (hydration.active && !hydration.kept ? createGate() : undefined))
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = box.current
    if (gate === undefined || element === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) gate.open()
      },
      { rootMargin: `${ahead}px` },
    )
    observer.observe(element)
    if (element.contains(document.activeElement)) gate.open()
    const signs = ['focusin', 'pointerover', 'touchstart'] as const
    for (const sign of signs)
      element.addEventListener(sign, gate.open, { once: true, passive: true })
    return () => {
      observer.disconnect()
      for (const sign of signs) element.removeEventListener(sign, gate.open)
    }
  }, [gate])

  const replay = useCallback(() => {
    if (box.current !== null) replayEarlyPress(box.current)
  }, [])

  return (
    <div ref={box} {...{ [hydratesLater]: '' }}>
      <Suspense fallback={null}>
        <Gated gate={gate} onTakenOver={replay}>
          {children}
        </Gated>
      </Suspense>
    </div>
  )
}
