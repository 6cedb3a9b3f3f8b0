import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
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

test('a circle is one by types and by a later import as well', () => {
  const root = mkdtempSync(join(tmpdir(), 'circles-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const house of ['brand', 'contract', 'server', 'src', 'sw', 'sample'])
    mkdirSync(join(root, house))
  const write = (file: string, text: string) => writeFileSync(join(root, 'src', file), text)
  write('form.tsx', "const Entry = lazyPart(async () => (await import('./entry.tsx')).Entry)\n")
  write(
    'entry.tsx',
    "import type { FormProps } from './form.tsx'\nimport { t } from './texts.ts'\n",
  )
  write('texts.ts', "export const t = () => ''\n")
  expect(circlesIn(root)).toEqual([['src/entry.tsx', 'src/form.tsx']])
})
