import { floorsOf } from './read-rooms.mjs'

/** @typedef {import('./read-rooms.mjs').Room} Room */

/** Pixels of the picture's parts. */
const box = { width: 152, height: 46, gap: 16 }
const floorHeight = 104
const edge = 24

/**
 * The rooms as a picture: each on its floor, browser to the left and server to the right, a line for each way in which
 * one imports from another, the thicker the more often.
 *
 * @param {Map<string, Room>} rooms
 * @returns {string} SVG
 */
export function drawRooms(rooms) {
  const floors = floorsOf(rooms)
  const order = [...rooms.keys()].sort(
    (one, other) => sideOf(one) - sideOf(other) || compare(one, other),
  )
  /** @type {Map<number, string[]>} */
  const byFloor = new Map()
  for (const name of order) {
    const floor = floors.get(name) ?? 0
    byFloor.set(floor, [...(byFloor.get(floor) ?? []), name])
  }
  const widest = Math.max(...[...byFloor.values()].map((names) => names.length))
  const width = widest * (box.width + box.gap) - box.gap + 2 * edge
  const highest = Math.max(...byFloor.keys())
  const height = highest * floorHeight + box.height + 2 * edge
  /** @type {Map<string, { x: number, y: number }>} */
  const places = new Map()
  for (const [floor, names] of byFloor) {
    const row = names.length * (box.width + box.gap) - box.gap
    names.forEach((name, index) => {
      places.set(name, {
        x: Math.round((width - row) / 2 + index * (box.width + box.gap)),
        y: edge + (highest - floor) * floorHeight,
      })
    })
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="13">`,
    '<title>The rooms, and which imports from which</title>',
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...linesOf(rooms, places),
    ...order.map((name) => boxOf(name, rooms.get(name)?.files ?? 0, places)),
    '</svg>\n',
  ].join('\n')
}

/** @param {string} name browser, then what both know, then server */
function sideOf(name) {
  if (name.startsWith('src') || name === 'sw') return 0
  return name === 'contract' || name === 'brand' ? 1 : 2
}

/** @param {string} one @param {string} other */
const compare = (one, other) => (one < other ? -1 : 1)

/** @param {Map<string, Room>} rooms @param {Map<string, { x: number, y: number }>} places */
function linesOf(rooms, places) {
  return [...rooms.values()].flatMap(({ name, imports }) =>
    [...imports].flatMap(([other, count]) => {
      const from = places.get(name)
      const to = places.get(other)
      if (!from || !to || from.y >= to.y) return []
      const start = { x: from.x + box.width / 2, y: from.y + box.height }
      const end = { x: to.x + box.width / 2, y: to.y }
      const middle = (start.y + end.y) / 2
      const stroke = Math.min(6, 0.6 + count / 25).toFixed(1)
      const color = sideOf(name) === 0 ? '#0b7a75' : '#8a5a00'
      return `<path d="M${start.x} ${start.y} C${start.x} ${middle} ${end.x} ${middle} ${end.x} ${end.y}" fill="none" stroke="${color}" stroke-opacity="0.35" stroke-width="${stroke}"/>`
    }),
  )
}

/** @param {string} name @param {number} files @param {Map<string, { x: number, y: number }>} places */
function boxOf(name, files, places) {
  const { x, y } = places.get(name) ?? { x: 0, y: 0 }
  const middle = x + box.width / 2
  const fill = ['#e3f3f2', '#f4f4f2', '#fdf6e8'][sideOf(name)] ?? '#ffffff'
  return [
    `<rect x="${x}" y="${y}" width="${box.width}" height="${box.height}" rx="4" fill="${fill}" stroke="#5b6b6b"/>`,
    `<text x="${middle}" y="${y + 20}" text-anchor="middle" font-weight="600" fill="#102020">${name}</text>`,
    `<text x="${middle}" y="${y + 36}" text-anchor="middle" font-size="11" fill="#455555">${files} ${files === 1 ? 'file' : 'files'}</text>`,
  ].join('\n')
}
