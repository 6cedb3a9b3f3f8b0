import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './prepare/project-root.mjs'
import { findCitations, findFaults, findOutsideCitations } from './rules/check-rules.mjs'
import { areaOf, readRules } from './rules/read-rules.mjs'

process.chdir(projectRoot)
/** Such as `FAN` or `FAN-2`; without it all rules are shown. */
const asked = process.argv[2]?.toUpperCase()
const rules = readRules('docs/rules')
const rooms = [
  'contract',
  'server',
  'src',
  'sw',
  'tests',
  'scripts',
  'brand',
  'sample',
  'makers',
  'bench',
]
const files = rooms
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((path) => /\.(?:ts|tsx|mjs|js)$/.test(path) && !path.includes('node_modules'))
  .sort()
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const citations = findCitations(rules, files)

for (const { id, text } of rules) {
  if (asked && asked !== id && asked !== areaOf(id)) continue
  console.log(`${id}  ${text}`)
  const places = citations.filter((citation) => citation.id === id)
  for (const byTest of [false, true])
    for (const { place, usually } of places.filter((citation) => citation.byTest === byTest))
      console.log(
        `    ${byTest ? 'test' : 'code'} ${place}${usually ? '' : ' (where everything is run)'}`,
      )
}
const faults = [...findFaults(rules, citations), ...findOutsideCitations(files)]
for (const fault of faults) console.log(`✗ ${fault}`)
const proved = rules.length - faults.filter((fault) => fault.endsWith('by no test')).length
console.log(`${rules.length} rules, ${proved} cited by a test, ${faults.length} faults`)
if (faults.length > 0) process.exitCode = 1
