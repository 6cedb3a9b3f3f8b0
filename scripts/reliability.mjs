import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { format } from 'oxfmt'
import { projectRoot } from './prepare/project-root.mjs'

// Writes the figures that the last test run recorded (tests/support/record-figure.ts) into docs/reliability.md.
const page = path.join(projectRoot, 'docs/reliability.md')
const text = readFileSync(page, 'utf8')
/** @type {string[]} */
const missing = []

const filled = text.replace(/<!-- ([a-z0-9-]+) -->[^|\n]*?<!-- -->/g, (mark, name) => {
  const file = path.join(projectRoot, '.cache/figures', String(name))
  if (existsSync(file)) return `<!-- ${name} -->${readFileSync(file, 'utf8')}<!-- -->`
  missing.push(String(name))
  return mark
})
writeFileSync(page, (await format(page, filled)).code)
console.log(`Wrote docs/reliability.md`)
if (missing.length > 0) {
  console.error(`No test has recorded: ${missing.join(', ')}. Run EVERYTHING=1 npm test first.`)
  process.exitCode = 1
}
