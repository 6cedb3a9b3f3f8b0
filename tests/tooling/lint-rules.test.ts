import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** File, code, and the rule that it breaks. */
const faulty: [string, string, string][] = [
  ['contract/snippet.ts', "import 'react'", 'house/contract-import'],
  ['contract/snippet.ts', "import 'node:fs'", 'house/contract-import'],
  ['contract/snippet.ts', "import '#server/config.ts'", 'house/import-zones'],
  [
    'server/features/about/routes.ts',
    "import { send } from '#server/plugins/mail.ts'\nsend()",
    'no-restricted-imports',
  ],
  ['server/features/about/routes.ts', "import 'kysely'", 'no-restricted-imports'],
  ['server/features/about/routes.ts', "import '#server/db/tables.ts'", 'house/import-zones'],
  [
    'server/features/about/list.ts',
    "import { send } from '#server/plugins/mail.ts'\nsend()",
    'no-restricted-imports',
  ],
  [
    'server/site/snippet.ts',
    "import { render } from '#src/server-entry.tsx'\nrender()",
    'no-restricted-imports',
  ],
  ['tests/api/snippet.test.ts', "vi.mock('node:fs')", 'house/shared-modules'],
  ['tests/api/snippet.test.ts', "vi.doMock('node:fs')", 'house/shared-modules'],
  ['server/snippet.ts', "console.log('hello')", 'no-console'],
  ['src/ui/snippet.tsx', "console.error('hello')", 'no-console'],
  ['src/ui/snippet.tsx', 'export const style = { marginLeft: 1 }', 'house/physical-direction'],
  ['src/ui/snippet.tsx', "export const style = { textAlign: 'right' }", 'house/physical-direction'],
  ['src/ui/snippet.tsx', 'export const box = <p mr={2} />', 'house/physical-direction'],
  [
    'src/ui/snippet.tsx',
    'export const style = css`padding-right: 1px`',
    'house/physical-direction',
  ],
  ['src/ui/snippet.tsx', 'export const way = <p><LogoutIcon /></p>', 'house/physical-direction'],
  ['src/ui/snippet.tsx', "export const style = { color: '#fff' }", 'house/theme-value'],
  ['src/ui/snippet.tsx', "export const style = { color: 'white' }", 'house/theme-value'],
  ['src/ui/snippet.tsx', "export const style = { bgcolor: 'grey.100' }", 'house/theme-value'],
  [
    'src/ui/snippet.tsx',
    "export const style = { boxShadow: '0 1px 6px rgb(0 0 0 / 0.2)' }",
    'house/theme-value',
  ],
  ['src/ui/snippet.tsx', 'export const css = `p { background: #0b2b33 }`', 'house/theme-value'],
  ['src/ui/snippet.tsx', 'export const mark = <path fill="black" />', 'house/theme-value'],
  ['src/ui/snippet.tsx', 'export const style = { borderRadius: 8 }', 'house/theme-value'],
  ['src/ui/snippet.tsx', 'export const style = { borderRadius: radius * 2 }', 'house/theme-value'],
  ['src/ui/snippet.tsx', 'export default 1', 'import/no-default-export'],
  [
    'src/ui/snippet.ts',
    "export const load = async () => (await import('./other.ts')).other",
    'house/owned-import',
  ],
  ['src/ui/utils.ts', 'export {}', 'house/file-name'],
  ['src/features/home/index.ts', 'export {}', 'house/file-name'],
  ['src/ui/PageHead.tsx', 'export {}', 'house/file-name'],
  [
    'src/ui/snippet.ts',
    'const one = 1\n// oxlint-disable-next-line no-console\nconsole.log(one)',
    'house/explained-disable',
  ],
  ['src/ui/snippet.ts', '// What is shown.\nexport {}', 'house/plain-comment'],
  [
    'sw/snippet.ts',
    '/** Whether it is kept. */\nexport const isKept = true',
    'house/plain-comment',
  ],
  [
    'server/snippet.ts',
    '/**\n * By which it is known.\n *\n * @internal\n */\nexport const id = 1',
    'house/plain-comment',
  ],
  ['scripts/snippet.mjs', '/* Whoever asks. */', 'house/plain-comment'],
  ['tests/api/snippet.test.ts', 'export const one = 1 // Whatever it is.', 'house/plain-comment'],
  [
    'src/ui/snippet.tsx',
    'export const link = <a href="/a" target="_blank" rel="nofollow" />',
    'house/new-page-alone',
  ],
  [
    'server/snippet.ts',
    'export const parts = (header: string) => header.split(/\\s*;\\s*q=/)',
    'regexp/no-super-linear-move',
  ],
  [
    'sw/snippet.ts',
    "export const trimmed = (path: string) => path.replace(/\\/+$/, '')",
    'regexp/no-super-linear-move',
  ],
  [
    'contract/snippet.ts',
    'export const decimal = /^\\d*\\.?\\d+$/',
    'regexp/no-super-linear-backtracking',
  ],
  ['src/ui/snippet.ts', 'export let one: any', 'typescript/no-explicit-any'],
  [
    'src/ui/snippet.ts',
    'export const one = (list: number[]) => list[0]!',
    'typescript/no-non-null-assertion',
  ],
]

/** File and code. */
const sound: [string, string][] = [
  ['server/features/about/routes.ts', "import type { Mail } from '#server/plugins/mail.ts'"],
  ['contract/snippet.ts', "import 'zod'\nimport './locale.ts'\nimport '#contract/locale.ts'"],
  ['server/features/about/list.ts', "import 'kysely'\nimport '#server/db/tables.ts'"],
  ['server/features/about/list.ts', "import type { Mail } from '#server/plugins/mail.ts'"],
  ['server/site/snippet.ts', "import type * as entry from '#src/server-entry.tsx'"],
  ['src/theme/snippet.ts', 'export const style = { marginLeft: 1 }'],
  ['src/ui/snippet.tsx', 'export const style = { marginInlineStart: 1 }'],
  ['src/theme/snippet.ts', "export const style = { color: '#fff' }"],
  ['src/ui/snippet.tsx', "export const style = { borderRadius: '50%' }"],
  ['src/ui/snippet.tsx', 'export const style = { borderRadius: radius }'],
  ['src/ui/snippet.tsx', "export const style = { color: 'inherit', border: '1px solid' }"],
  [
    'src/ui/snippet.tsx',
    'export const edge = (box: DOMRect) => { const { left } = box; return left }',
  ],
  [
    'src/ui/snippet.ts',
    '// This failure is logged and shown nowhere.\n// oxlint-disable-next-line no-console\nconsole.log(1)',
  ],
  ['src/ui/snippet.ts', '// Shows, in one line,\n// What is on.\nexport {}'],
  [
    'src/ui/snippet.ts',
    '/**\n * Tells if it is kept.\n *\n * @returns whether it is\n */\nexport const isKept = () => true',
  ],
  [
    'src/ui/snippet.tsx',
    'export const link = <a href="/a" target="_blank" rel="noopener nofollow" />',
  ],
  ['src/ui/snippet.tsx', 'export const way = <DirectionalIcon><LogoutIcon /></DirectionalIcon>'],
  ['scripts/snippet.mjs', "console.log('hello')"],
  ['vite.config.ts', 'export default {}'],
]

/** Each snippet has a file of its own, so that the linter starts once for all. */
const place = (file: string, index: number) => file.replace(/snippet|about/, `$&-${index}`)
const fileOf = (index: number) => place([...faulty, ...sound][index]?.[0] ?? '', index)
let house = ''
const broken = new Map<string, string[]>()

beforeAll(async () => {
  house = mkdtempSync(join(tmpdir(), 'linted-'))
  cpSync('.oxlintrc.json', join(house, '.oxlintrc.json'))
  cpSync('scripts/lint', join(house, 'scripts/lint'), { recursive: true })
  for (const room of ['db', 'plugins']) mkdirSync(join(house, 'server', room), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(house, 'node_modules'), 'junction')
  for (const [index, [, code]] of [...faulty, ...sound].entries()) {
    const file = join(house, fileOf(index))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${code}\n`)
  }
  for (const { filename, code } of await lint()) {
    const rule = code.replace(/^eslint\((.*)\)$/, '$1').replace(/^(.*)\((.*)\)$/, '$1/$2')
    broken.set(filename, [...(broken.get(filename) ?? []), rule])
  }
})

afterAll(() => rmSync(house, { recursive: true }))

/** The project's own configuration, without the rules that need types: snippets belong to no program. */
async function lint(): Promise<{ filename: string; code: string }[]> {
  const oxlint = join(process.cwd(), 'node_modules/oxlint/bin/oxlint')
  const output = await new Promise<string>((resolve) =>
    execFile(
      process.execPath,
      [oxlint, '--format', 'json', '--allow', 'no-unused-vars'],
      { cwd: house, maxBuffer: 64 * 1024 * 1024 },
      (_, stdout) => resolve(stdout),
    ),
  )
  return (JSON.parse(output) as { diagnostics: { filename: string; code: string }[] }).diagnostics
}

// LOOK-8
describe('what the linter refuses', () => {
  it.each(faulty.map((one, index) => [...one, index] as const))(
    '%s: %s breaks %s',
    (_file, _code, rule, index) => {
      expect(broken.get(fileOf(index))).toContain(rule)
    },
  )
})

describe('what the linter lets pass', () => {
  it.each(sound.map((one, index) => [...one, index + faulty.length] as const))(
    '%s: %s is well',
    (_file, _code, index) => {
      expect(broken.get(fileOf(index)) ?? []).toEqual([])
    },
  )
})
