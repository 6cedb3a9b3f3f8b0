import { expect, test } from 'vitest'
import { placeNames, type Place } from './curve-names.ts'

const room = { width: 240, height: 264, beyondEnd: 0 }

/** A curve that falls from a place to the foot of the drawing. */
const falling = (x: number, y: number): Place[] => [
  { x, y },
  { x: x + 0.15, y: y + 0.1 },
  { x: x + 0.2, y: 1 },
]
const named = (key: string, line: readonly Place[]) => ({ key, text: key, line })

// CURVE-5
test('a name is over the beginning of its curve where that is free', () => {
  const [name] = placeNames([named('800', falling(0.3, 0.3))], [], [room])
  expect(name).toMatchObject({ key: '800', at: { x: 0.3, y: 0.3 }, dy: -8, anchor: 'start' })
})

// CURVE-5
test('a name gives way to a curve that passes there', () => {
  const passing = [
    { x: 0.2, y: 0.24 },
    { x: 0.6, y: 0.26 },
  ]
  const [name] = placeNames([named('800', falling(0.3, 0.3))], [passing], [room])
  expect(name).toMatchObject({ at: { x: 0.3, y: 0.3 }, dy: 4, anchor: 'end' })
})

// CURVE-5
test('a name without a clear place is left out, save that of the first curve', () => {
  const hatched = Array.from({ length: 60 }, (_, index): Place[] => [
    { x: 0, y: index / 60 },
    { x: 1, y: index / 60 },
  ])
  const curves = [named('800', falling(0.3, 0.3)), named('1,000', falling(0.5, 0.3))]
  expect(placeNames(curves, hatched, [room]).map(({ key }) => key)).toEqual(['800'])
})

// CURVE-5
test('a place is clear in every size of the drawing', () => {
  // Far enough away in a wide drawing alone.
  const beside = [
    { x: 0.47, y: 0.1 },
    { x: 0.47, y: 0.29 },
  ]
  const curve = [named('1,000', falling(0.3, 0.3))]
  const wide = { ...room, width: 900 }
  expect(placeNames(curve, [beside], [wide])[0]?.anchor).toBe('start')
  expect(placeNames(curve, [beside], [room, wide])[0]?.anchor).toBe('end')
})
