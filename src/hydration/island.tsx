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
import { useChosenBranchId } from '#src/api/chosen-branch.ts'
import { hasEarlyPress, hydratesLater, replayEarlyPresses } from './early-press.ts'
import { hydration } from './hydration.ts'
import { whenNear } from './when-near.ts'

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
  onHydrated: () => void
  children: ReactNode
}

function Gated({ gate, onHydrated, children }: GatedProps) {
  if (gate !== undefined) use(gate.opened)
  useEffect(onHydrated, [onHydrated])
  return children
}

/** Events that count as a touch; a browser that fills in a form sends `input` alone. A picture that fails needs its icon. */
const touches = ['focusin', 'pointerover', 'touchstart', 'input', 'click', 'error'] as const

/** Parts that wait for a touch, and what is called then. */
const untouched = new Map<Node, () => void>()

function hearTouch({ target }: Event): void {
  for (let node = target instanceof Node ? target : null; node !== null; node = node.parentNode)
    untouched.get(node)?.()
}

/** @returns a function that stops waiting */
function whenTouched(part: Element, call: () => void): () => void {
  // React keeps to itself what it hears of HTML that it has not hydrated: this has to hear it first.
  if (untouched.size === 0)
    for (const touch of touches)
      document.addEventListener(touch, hearTouch, { capture: true, passive: true })
  untouched.set(part, call)
  return () => untouched.delete(part)
}

const isFilledIn = (field: HTMLInputElement | HTMLTextAreaElement) =>
  field.value !== field.defaultValue ||
  ('checked' in field && field.checked !== field.defaultChecked)

const isBroken = (picture: HTMLImageElement) => picture.complete && picture.naturalWidth === 0

/** @returns true if the part had the focus, a press, a typed text, a choice or a failed picture before this listened */
function wasTouched(part: Element): boolean {
  const inputs = part.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  return (
    part.contains(document.activeElement) ||
    hasEarlyPress(part) ||
    [...inputs].some(isFilledIn) ||
    [...part.querySelectorAll('img')].some(isBroken)
  )
}

/** @returns true where the address names a place or a choice, and not just the language */
function asksForSomething({ hash, search }: Location): boolean {
  const asked = new URLSearchParams(search)
  asked.delete('lang')
  return hash !== '' || asked.size > 0
}

interface IslandProps {
  /** `visible`, which is the rule: near the screen, or touched. */
  when?: 'visible' | 'touched'
  /** It is wanted without anyone touching it. */
  now?: boolean
  /** Stands in its place until its code is there, when the server has rendered nothing of it. */
  fallback?: ReactNode
  children: ReactNode
}

/** An island that nothing observes needs no box: its content is laid out as though it stood in the parent. */
const boxless = { display: 'contents' } as const

/**
 * A part of a server-rendered page that stays plain HTML, without its code being fetched, until it is near the
 * screen, the visitor touches it, or it has something else to show than the server's HTML. Outside of the first page
 * load it renders at once, and in a kept page too: by the time it is seen its content might differ from the HTML.
 */
export function Island({ when = 'visible', now = false, fallback = null, children }: IslandProps) {
  const [gate] = useState(() => (hydration.active && !hydration.kept ? createGate() : undefined))
  const box = useRef<HTMLDivElement>(null)
  const [isHydrated, setHydrated] = useState(gate === undefined)
  // Until then the element stays the same: if it changed, React would render its HTML again instead of hydrating it.
  const [first] = useState(children)
  const current = isHydrated ? children : first

  // Links may lead to the chosen branch, which the server does not know.
  const hasChosen = useChosenBranchId() !== undefined

  useEffect(() => {
    if (now || hasChosen || children !== first) gate?.open()
  }, [gate, now, hasChosen, children, first])

  useEffect(() => {
    const element = box.current
    if (gate === undefined || element === null) return
    if (wasTouched(element) || (when === 'touched' && asksForSomething(location))) gate.open()
    const endings = [whenTouched(element, gate.open)]
    if (when === 'visible') endings.push(whenNear(element, gate.open))
    const end = () => endings.forEach((each) => each())
    void gate.opened.then(end)
    return end
  }, [gate, when])

  useEffect(() => {
    const element = box.current
    return () => {
      if (element !== null) window.keepEarlyDrafts?.(element)
    }
  }, [])

  const onHydrated = useCallback(() => {
    setHydrated(true)
    if (box.current !== null) replayEarlyPresses(box.current)
  }, [])

  const content = useMemo(
    () => (
      <Suspense fallback={fallback}>
        <Gated gate={gate} onHydrated={onHydrated}>
          {current}
        </Gated>
      </Suspense>
    ),
    [fallback, gate, onHydrated, current],
  )
  return (
    <div ref={box} {...{ [hydratesLater]: '' }} style={when === 'touched' ? boxless : undefined}>
      {content}
    </div>
  )
}
