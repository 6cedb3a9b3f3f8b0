import { expect, test } from 'vitest'
import { columnRooms } from './decimal-rooms.ts'

// LOOK-11
test('a figure has room for the decimals that others of its column have', () => {
  const rows = [
    ['1,450', '0.37'],
    ['730', '1.1'],
    ['970', '4'],
    ['970', ''],
  ]
  const rooms = columnRooms(rows)
  expect(rows.map((row) => rooms(row, 1))).toEqual([undefined, '7', '.37', '.37'])
  expect(rows.map((row) => rooms(row, 0))).toEqual([undefined, undefined, undefined, undefined])
})
