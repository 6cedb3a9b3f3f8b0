import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { sampleContent } from '#sample/sample-content.ts'
import { readPaper } from '#tests/support/read-paper.ts'

// SEED-2
describe('the sample company', () => {
  it('has a branch in Cairo, the default one, and one in Riyadh', () => {
    expect(sampleContent.branches.map(({ city, isDefault }) => [city.en, isDefault])).toEqual([
      ['Cairo', true],
      ['Riyadh', false],
    ])
  })

  it('has four certificates, the first of them new', () => {
    expect(sampleContent.certificates.map(({ icon, isNew }) => [icon, isNew])).toEqual([
      ['university', true],
      ['calibration', false],
      ['record', false],
      ['iso', false],
    ])
  })

  it.each(sampleContent.certificates)('marks each sheet of $pdf as a sample', async ({ pdf }) => {
    const file = await readFile(path.join('sample', pdf))
    const sheets = await readPaper(new Uint8Array(file))
    expect(sheets.length).toBeGreaterThan(0)
    for (const { text } of sheets) expect(text).toContain('SAMPLE')
  })
})
