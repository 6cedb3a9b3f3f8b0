import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const page = readFileSync('docs/reliability.md', 'utf8')
const marks = [...page.matchAll(/<!-- ([a-z0-9-]+) -->([^|\n]*?)<!-- -->/g)]
const rows = page.split('\n').filter((line) => line.startsWith('|') && line.includes('tests/'))

describe('docs/reliability.md', () => {
  it('names tests that exist', () => {
    const named = rows.flatMap((row) => row.match(/(?:tests|server|src|sw)\/[\w./-]+\.tsx?/g) ?? [])
    expect(named.filter((file) => !existsSync(file))).toEqual([])
  })

  it('has each figure from a test that records it', () => {
    const tests = ['tests', 'server']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
          path.join(folder, file),
        ),
      )
      .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
    const unrecorded = marks.filter(([, name = '']) => !tests.includes(`'${name}'`))
    expect(unrecorded.map(([, name]) => name)).toEqual([])
  })
})
