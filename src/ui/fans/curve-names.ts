/** A place in parts of a drawing's width and height; y grows downward. */
export interface Place {
  x: number
  y: number
}

/** A curve with the text that names it. */
interface NamedLine {
  key: string
  text: string
  line: readonly Place[]
}

export interface PlacedName {
  key: string
  text: string
  /** The point of the curve that the text is beside. */
  at: Place
  /** Pixels from there to the text's base line. */
  dx: number
  dy: number
  anchor: 'start' | 'end'
}

/** Pixels of a drawing, and those behind its end that a text may reach. */
export interface Room {
  width: number
  height: number
  beyondEnd: number
}

interface Box {
  from: number
  to: number
  top: number
  bottom: number
}

/** Pixels: a letter, how far it reaches from its base line, and what stays free round a text. */
const letter = { width: 7.5, above: 11, below: 3 }
const clear = 3
/** Pixels between two points of a line that is looked at. */
const step = 4
/** Pixels that a text may reach above the drawing, where the name of the axis is. */
const beyondTop = 6

type Spot = Omit<PlacedName, 'key' | 'text'>

const boxOf = ({ at, dx, dy, anchor }: Spot, text: string, room: Room): Box => {
  const x = at.x * room.width + dx
  const base = at.y * room.height + dy
  const width = text.length * letter.width
  const from = anchor === 'start' ? x : x - width
  return { from, to: from + width, top: base - letter.above, bottom: base + letter.below }
}

const isInside = (box: Box, { width, height, beyondEnd }: Room) =>
  box.from >= 0 && box.to <= width + beyondEnd && box.top >= -beyondTop && box.bottom <= height

const meet = (one: Box, other: Box) =>
  one.from < other.to + clear &&
  other.from < one.to + clear &&
  one.top < other.bottom &&
  other.top < one.bottom

/** @returns points of a line in pixels, close to each other */
function pointsOf(line: readonly Place[], { width, height }: Omit<Room, 'beyondEnd'>): Place[] {
  const corners = line.map(({ x, y }) => ({ x: x * width, y: y * height }))
  return corners.flatMap((from, index) => {
    const to = corners[index + 1]
    if (to === undefined) return [from]
    const count = Math.min(200, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step)) || 1
    return Array.from({ length: count }, (_, at) => ({
      x: from.x + ((to.x - from.x) * at) / count,
      y: from.y + ((to.y - from.y) * at) / count,
    }))
  })
}

const isCrossed = (box: Box, points: readonly Place[]) =>
  points.some(
    ({ x, y }) =>
      x > box.from - clear && x < box.to + clear && y > box.top - clear && y < box.bottom + clear,
  )

/** The places for a name, best ones first: over the curve's beginning, before it, then beside the curve from its end on. */
function spotsOf(line: readonly Place[]): Spot[] {
  const shown = pointsOf(line, { width: 24, height: 24 * step })
    .filter(({ x }) => x >= 0)
    .map(({ x, y }) => ({ x: x / 24, y: y / (24 * step) }))
  const [first] = shown
  if (first === undefined) return []
  const beside = shown
    .filter(({ y }) => y > 0 && y < 1)
    .toReversed()
    .flatMap((at): Spot[] => [
      { at, dx: 7, dy: 4, anchor: 'start' },
      { at, dx: -7, dy: 4, anchor: 'end' },
    ])
  return [
    { at: first, dx: 2, dy: -8, anchor: 'start' },
    { at: first, dx: -8, dy: 4, anchor: 'end' },
    ...beside,
  ]
}

/** Where a name has no clear place: over the beginning of its curve, inside the drawing. */
const overBeginning = ([first = { x: 0, y: 0 }]: readonly Place[]): Spot => ({
  at: { x: Math.min(0.94, Math.max(0, first.x)), y: Math.max(0.05, first.y) },
  dx: 2,
  dy: -8,
  anchor: 'start',
})

/**
 * Places the names of curves beside them, so that none covers a curve or another name (CURVE-5).
 *
 * @param named the first one has a name in any case, the others where there is room
 * @param lines what else is drawn
 * @param rooms the sizes that the drawing may have; a place is clear in all of them
 */
export function placeNames(
  named: readonly NamedLine[],
  lines: readonly (readonly Place[])[],
  rooms: readonly Room[],
): PlacedName[] {
  const obstacles = rooms.map((room) =>
    [...named.map(({ line }) => line), ...lines].map((line) => pointsOf(line, room)),
  )
  const placed: PlacedName[] = []
  named.forEach(({ key, text, line }, index) => {
    const isClear = (spot: Spot) =>
      rooms.every((room, at) => {
        const box = boxOf(spot, text, room)
        return (
          isInside(box, room) &&
          !placed.some((other) => meet(box, boxOf(other, other.text, room))) &&
          !obstacles[at]?.some((points) => isCrossed(box, points))
        )
      })
    const spot = spotsOf(line).find(isClear) ?? (index === 0 ? overBeginning(line) : undefined)
    if (spot) placed.push({ key, text, ...spot })
  })
  return placed
}
