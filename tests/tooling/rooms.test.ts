import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { drawRooms } from '../../scripts/rooms/draw-rooms.mjs'
import { circlesIn, floorsOf, readRooms } from '../../scripts/rooms/read-rooms.mjs'

const room = (name: string, imports: Record<string, number>) =>
  [name, { name, files: 1, imports: new Map(Object.entries(imports)) }] as const

test('a room stands above those that it imports from, and of two that know each other the one that asks more', () => {
  const rooms = new Map([
    room('app', { ui: 4, base: 1 }),
    room('ui', { base: 2, app: 1 }),
    room('base', {}),
  ])
  expect(Object.fromEntries(floorsOf(rooms))).toEqual({ app: 2, ui: 1, base: 0 })
})

test('the picture of the rooms is that of the imports; npm run rooms draws it anew', async () => {
  expect(await readFile('docs/rooms.svg', 'utf8')).toBe(drawRooms(readRooms('.')))
})

test('no modules import from one another in a circle, not even types', () => {
  expect(circlesIn('.')).toEqual([])
})
