import { writeFileSync } from 'node:fs'
import { format } from 'oxfmt'
import { megabytes, milliseconds, seconds, table, whole, withVerdict } from '../figures.mjs'
import { targets } from '../targets.mjs'

/** @typedef {{ engine: string, rows: number, figures: Record<string, number> }} Step */

const drawing = 'docs/growth.svg'

/** The lines of the drawing, and their looks. */
const drawn = [
  { name: 'List: last page', dashes: '' },
  { name: 'Search: rare (a number)', dashes: '8 4' },
  { name: 'Search: one of two messages (مراوح)', dashes: '2 4' },
]
/** @type {Record<string, string>} */
const colors = { SQLite: '#0b6e8f', PostgreSQL: '#b3541e' }

/** @param {Step[]} steps @returns {Promise<string>} the tables; the drawing is written beside them */
export async function tablesOfGrowth(steps) {
  writeFileSync(drawing, (await format('growth.html', draw(steps))).code)
  const engines = [...new Set(steps.map(({ engine }) => engine))]
  const tables = engines.map((engine) =>
    tableOf(
      engine,
      steps.filter((step) => step.engine === engine),
    ),
  )
  return [
    ...tables,
    '![The time of a list, a rare and a common search, by the number of messages](growth.svg)',
  ].join('\n\n')
}

/** @param {string} engine @param {Step[]} steps */
function tableOf(engine, steps) {
  const names = Object.keys(steps[0]?.figures ?? {})
  return table(
    [`${engine}, by messages stored`, ...steps.map(({ rows }) => whole(rows)), 'Target'],
    names.map((name) => [
      name,
      ...steps.map(({ figures, rows }) => show(name, figures[name] ?? NaN, rows)),
      targetOf(name),
    ]),
  )
}

const isBytes = (/** @type {string} */ name) => /^(Memory|Database|Size)/.test(name)
const isSlow = (/** @type {string} */ name) => /^(Export: all|Backup|Start|Index)/.test(name)

/** @param {string} name @param {number} figure @param {number} rows */
function show(name, figure, rows) {
  if (isBytes(name))
    return withVerdict(
      figure,
      megabytes,
      name.startsWith('Memory') ? targets.scaleMemory : undefined,
    )
  if (isSlow(name)) return seconds(figure)
  if (name.startsWith('List')) return withVerdict(figure, milliseconds, targets.listMs)
  // The bound is one of a hundred thousand messages.
  if (name.startsWith('Search') && rows <= 100_000)
    return withVerdict(figure, milliseconds, targets.searchMs)
  return milliseconds(figure)
}

function targetOf(/** @type {string} */ name) {
  if (name.startsWith('Memory')) return `≤ ${megabytes(targets.scaleMemory.most)}`
  if (name.startsWith('List')) return `≤ ${milliseconds(targets.listMs.most)}`
  return name.startsWith('Search') ? `≤ ${milliseconds(targets.searchMs.most)} up to 100,000` : ''
}

const [left, top, width, height] = [80, 20, 580, 300]
const decades = [1, 10, 100, 1_000, 10_000]

/** Both ways by tens: what grows with the number of messages is a line that goes up. @param {Step[]} steps */
function draw(steps) {
  const x = (/** @type {number} */ rows) => left + ((Math.log10(rows) - 3) / 3) * width
  const y = (/** @type {number} */ ms) => top + height - (Math.log10(Math.max(1, ms)) / 4) * height
  const grid = [
    ...decades.map(
      (ms) =>
        `<path class="grid" d="M${left} ${y(ms)}h${width}"/><text x="${left - 8}" y="${y(ms) + 4}" text-anchor="end">${whole(ms)} ms</text>`,
    ),
    ...[1_000, 10_000, 100_000, 1_000_000].map(
      (rows) =>
        `<path class="grid" d="M${x(rows)} ${top}v${height}"/><text x="${x(rows)}" y="${top + height + 18}" text-anchor="middle">${whole(rows)}</text>`,
    ),
  ]
  const lines = Object.entries(colors).flatMap(([engine, color]) =>
    drawn.map(({ name, dashes }) => {
      const own = steps.filter((step) => step.engine === engine)
      const points = own.map(
        ({ rows, figures }) => `${x(rows)},${y(figures[name] ?? 1).toFixed(1)}`,
      )
      return `<polyline points="${points.join(' ')}" stroke="${color}" stroke-dasharray="${dashes}"/>`
    }),
  )
  const words = Object.entries(colors).flatMap(([engine, color], column) =>
    drawn.map(({ name, dashes }, row) => {
      const [at, line] = [left + column * 310, top + height + 44 + row * 20]
      return `<path d="M${at} ${line - 4}h32" stroke="${color}" stroke-dasharray="${dashes}"/><text x="${at + 40}" y="${line}">${engine}: ${name}</text>`
    }),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 420" role="img" aria-label="Milliseconds by the number of messages">
  <style>text { font: 12px system-ui, sans-serif; fill: #333 } polyline, path { fill: none; stroke-width: 2 } .grid { stroke: #ccc; stroke-width: 1 }</style>
  <rect width="720" height="420" fill="#fff"/>
  ${[...grid, ...lines, ...words].join('\n')}
</svg>`
}
