import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { documentColors } from '#contract/color-scheme.ts'

// LOOK-8
it('index.html has no colour but those of the theme', async () => {
  const written =
    (await readFile('index.html', 'utf8')).match(/#[\da-f]{3,8}\b(?=[;"),\s])/gi) ?? []
  const known: string[] = Object.values(documentColors).flatMap(({ light, dark }) => [light, dark])
  expect(written.length).toBeGreaterThan(0)
  expect(written.filter((color) => !known.includes(color))).toEqual([])
})
