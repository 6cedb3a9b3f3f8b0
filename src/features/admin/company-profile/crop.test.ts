import { expect, test } from 'vitest'
import { contain, crop } from './crop.ts'

const box = { width: 100, height: 50 }

test.each([
  ['the middle of a square', { width: 200, height: 200 }, undefined, [0, 50, 200, 100]],
  ['what is at the top', { width: 200, height: 200 }, { x: 0.5, y: 0.1 }, [0, 0, 200, 100]],
  [
    'what is at the end of a wide one',
    { width: 400, height: 100 },
    { x: 1, y: 0.5 },
    [200, 0, 200, 100],
  ],
])('a picture is cut to its box round %s', (_what, picture, focus, [x, y, width, height]) => {
  expect(crop(picture, box, focus)).toEqual({ x, y, width, height })
})

test('a mark is shown whole, in the middle of its box', () => {
  expect(contain({ width: 100, height: 100 }, box)).toEqual({
    x: 25,
    y: 0,
    width: 50,
    height: 50,
  })
})
