import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPlaywrightReport } from '../../scripts/test/playwright-report.mjs'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'report-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The report of one test that failed, beside which the page was read out. */
function detailsWith(page: string): string | undefined {
  const path = join(folder, 'error-context.md')
  writeFileSync(path, `# Page snapshot\n\n\`\`\`yaml\n${page}\n\`\`\`\n\n# Test source\n`)
  const result = {
    errors: [{ message: 'the link led nowhere' }],
    attachments: [
      { name: 'screenshot', path: join(folder, 'none.png') },
      { name: 'error-context', path },
    ],
  }
  const test = { projectName: 'desktop', status: 'unexpected', annotations: [], results: [result] }
  const suites = [{ title: 'e2e/x.spec.ts', specs: [{ title: 'a link', tests: [test] }] }]
  const report = readPlaywrightReport({ suites, errors: [] } as never)
  expect(report.failures).toHaveLength(1)
  return report.failures[0]?.details
}

test('a browser test that failed is told with its page', () => {
  const page = '- dialog "مغادرة دون حفظ؟":\n  - button "البقاء"'
  expect(detailsWith(page)).toBe(`the link led nowhere\n\n${page}`)
})

test('of a long page its beginning and its end are told, where dialogs stand', () => {
  const lines = Array.from({ length: 200 }, (_, index) => `- text: line ${index}`)
  const told = detailsWith(lines.join('\n'))?.split('\n').slice(2)
  expect(told).toEqual([...lines.slice(0, 40), '…', ...lines.slice(160)])
})
