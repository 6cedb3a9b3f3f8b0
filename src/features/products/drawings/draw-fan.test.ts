import { describe, expect, it } from 'vitest'
import type { FanModel } from '#contract/fans/fan-model.ts'
import { products } from '#sample/content/products.ts'
import { formatNumber } from '#src/i18n/format-number.ts'
import { fanForm } from '../fan-form.ts'
import { drawFan, measureNames } from './draw-fan.ts'

const examples = products.map(({ slug, type, models }) => {
  const [first] = models
  if (first === undefined) throw new Error(`${slug} has no models`)
  return { slug, form: fanForm({ slug, type }), model: first, models }
})

/** The places of a path, as far as they are absolute. */
const placesOf = (path: string) =>
  [...path.matchAll(/[ML](-?[\d.]+),(-?[\d.]+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  )

// DRAW-1
describe.each(examples)('the drawing of the $slug ($form)', ({ form, model, models }) => {
  it('has each measure of the data once, with its length', () => {
    const texts = drawFan(form, model)?.letters.map(({ text }) => text)
    const expected = Object.entries(model.dimensions).map(
      ([letter, length]) => `${letter} ${formatNumber(length)}`,
    )
    expect(texts?.toSorted()).toEqual(expected.toSorted())
    expect(Object.keys(measureNames[form])).toEqual(Object.keys(model.dimensions))
  })

  it('keeps within its sheet, its letters clear of each other, for every size', () => {
    for (const size of models) {
      const drawing = drawFan(form, size)
      if (drawing === undefined) throw new Error(`${size.code} has no drawing`)
      const places = drawing.lines.flatMap(({ path }) => placesOf(path))
      for (const [x, y] of places) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(drawing.width)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(drawing.height)
      }
      for (const [index, letter] of drawing.letters.entries())
        for (const other of drawing.letters.slice(index + 1))
          expect(
            Math.abs(letter.x - other.x) > 44 || Math.abs(letter.y - other.y) > 15,
            `${size.code}: ${letter.text} and ${other.text}`,
          ).toBe(true)
      // On a phone a letter is 26 units high, its middle at its place.
      const measures = drawing.lines.flatMap(({ path, look }) =>
        look === 'measure' ? [...path.matchAll(/^M([\d.]+),([\d.]+)H([\d.]+)/g)] : [],
      )
      for (const [, from, at, to] of measures)
        for (const { text, x, y } of drawing.letters)
          if (x > Number(from) && x < Number(to))
            expect(Math.abs(y - Number(at)), `${size.code}: ${text}`).toBeGreaterThan(12)
    }
  })
})

// DRAW-1
it('is true to scale: twice the length is drawn twice as long', () => {
  const fan = (B: number) => ({ dimensions: { A: 1000, B, C: 815, D: 920 } }) as unknown as FanModel
  const drawn = (B: number) => {
    const measures = drawFan('plate', fan(B))?.lines.filter(({ look }) => look === 'measure') ?? []
    const spans = measures.flatMap(({ path }) =>
      [...path.matchAll(/^M([\d.]+),[\d.]+H([\d.]+)/g)].map(
        ([, from, to]) => Number(to) - Number(from),
      ),
    )
    // D, A and B, in the order in which they are drawn.
    const [, a = NaN, b = NaN] = spans
    return b / a
  }
  expect(drawn(800) / drawn(400)).toBeCloseTo(2, 1)
})

// DRAW-1
it('is not there for a size that lacks a measure', () => {
  const model = { dimensions: { A: 1000, B: 400 } } as unknown as FanModel
  expect(drawFan('plate', model)).toBeUndefined()
})

it.each([
  ['smoke-spill-fan', 'smoke', 'tube'],
  ['jet-fan', 'smoke', 'jet'],
  ['something-else', 'roof', 'cowl'],
  ['fan-2', 'centrifugal', 'scroll'],
] as const)('%s of the type %s is drawn as %s', (slug, type, form) => {
  expect(fanForm({ slug, type })).toBe(form)
})
