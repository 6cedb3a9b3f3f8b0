import {
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
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

/** Events that count as a touch; a browser that fills in a form sends `input` alone. */
const touches = ['focusin', 'pointerover', 'touchstart', 'input', 'click'] as const

const isFilledIn = (field: HTMLInputElement | HTMLTextAreaElement) =>
  field.value !== field.defaultValue

/** @returns true where the focus is in a part of the page, or somebody typed into it before this listened */
function wasTouched(part: Element): boolean {
  const inputs = part.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  return part.contains(document.activeElement) || [...inputs].some(isFilledIn)
}

interface IslandProps {
  /** `visible`, which is the rule: near the screen, or touched. */
  when?: 'visible' | 'touched'
  /** It is wanted without anyone touching it. */
  now?: boolean
  /** Where the server has rendered nothing of it: in its place until its code is there. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * A part of a server-rendered page that stays plain HTML, without its code being fetched, until it is near the
 * screen or someone touches it. Outside of the first page load it renders at once, and in a kept page too: by the
 * time it is seen its content might differ from the HTML. Its children must stay the same elements before that.
 */
export function Island({ when = 'visible', now = false, fallback = null, children }: IslandProps) {
  const [gate] = useState(() => (hydration.active && !hydration.kept ? createGate() : undefined))
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (now) gate?.open()
  }, [gate, now])

  useEffect(() => {
    const element = box.current
    if (gate === undefined || element === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) gate.open()
      },
      { rootMargin: `${ahead}px` },
    )
    if (when === 'visible') observer.observe(element)
    if (wasTouched(element)) gate.open()
    const listening = new AbortController()
    const open = ({ target }: Event) => {
      if (target instanceof Node && element.contains(target)) gate.open()
    }
    // React keeps to itself what it hears of HTML that it has not taken over: this has to hear it first.
    const options = { capture: true, passive: true, signal: listening.signal }
    for (const touch of touches) document.addEventListener(touch, open, options)
    const end = () => {
      observer.disconnect()
      listening.abort()
    }
    void gate.opened.then(end)
    return end
  }, [gate, when])

  const replay = useCallback(() => {
    if (box.current !== null) replayEarlyPress(box.current)
  }, [])

  // The same element as before, so that React does not look into HTML that it has not taken over.
  const content = useMemo(
    () => (
      <Suspense fallback={fallback}>
        <Gated gate={gate} onTakenOver={replay}>
          {children}
        </Gated>
      </Suspense>
    ),
    [fallback, gate, replay, children],
  )
  return (
    <div ref={box} {...{ [hydratesLater]: '' }}>
      {content}
    </div>
  )
}
