import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { expect, it } from 'vitest'

/** The project's own configuration, without the rules that need types: snippets belong to no program. */
const eslint = new ESLint({
  overrideConfig: [
    tseslint.configs.disableTypeChecked,
    { languageOptions: { parserOptions: { projectService: false } } },
    { rules: { '@typescript-eslint/no-unused-vars': 'off' } },
  ],
})

async function brokenRules(file: string, code: string) {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: file })
  return result?.messages.map(({ ruleId, message }) => ruleId ?? message) ?? []
}

// LOOK-8
it.each([
  ['contract/snippet.ts', "import 'react'", 'no-restricted-imports'],
  ['contract/snippet.ts', "import 'node:fs'", 'no-restricted-imports'],
  ['contract/snippet.ts', "import '#server/config.ts'", 'import-x/no-restricted-paths'],
  ['server/features/about/routes.ts', "import 'kysely'", 'no-restricted-imports'],
  [
    'server/features/about/routes.ts',
    "import '#server/db/tables.ts'",
    'import-x/no-restricted-paths',
  ],
  [
    'server/features/about/list.ts',
    "import { send } from '#server/plugins/mail.ts'\nsend()",
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'server/site/snippet.ts',
    "import { render } from '#src/server-entry.tsx'\nrender()",
    '@typescript-eslint/no-restricted-imports',
  ],
  ['tests/api/snippet.test.ts', "vi.mock('node:fs')", 'no-restricted-syntax'],
  ['tests/api/snippet.test.ts', "vi.doMock('node:fs')", 'no-restricted-syntax'],
  ['server/snippet.ts', "console.log('hello')", 'no-console'],
  ['src/ui/snippet.tsx', "console.error('hello')", 'no-console'],
  ['src/ui/snippet.tsx', 'export const style = { marginLeft: 1 }', 'no-restricted-syntax'],
  ['src/ui/snippet.tsx', "export const style = { textAlign: 'right' }", 'no-restricted-syntax'],
  ['src/ui/snippet.tsx', 'export const box = <p mr={2} />', 'no-restricted-syntax'],
  ['src/ui/snippet.tsx', 'export const style = css`padding-right: 1px`', 'no-restricted-syntax'],
  ['src/ui/snippet.tsx', 'export const way = <p><LogoutIcon /></p>', 'no-restricted-syntax'],
  ['src/ui/snippet.tsx', "export const style = { color: '#fff' }", 'no-restricted-syntax'],
  ['src/ui/snippet.tsx', "export const style = { color: 'white' }", 'no-restricted-syntax'],
  ['src/ui/snippet.tsx', "export const style = { bgcolor: 'grey.100' }", 'no-restricted-syntax'],
  [
    'src/ui/snippet.tsx',
    "export const style = { boxShadow: '0 1px 6px rgb(0 0 0 / 0.2)' }",
    'no-restricted-syntax',
  ],
  ['src/ui/snippet.tsx', 'export const css = `p { background: #0b2b33 }`', 'no-restricted-syntax'],
  ['src/ui/snippet.tsx', 'export const mark = <path fill="black" />', 'no-restricted-syntax'],
  ['src/ui/snippet.tsx', 'export const style = { borderRadius: 8 }', 'no-restricted-syntax'],
  [
    'src/ui/snippet.tsx',
    'export const style = { borderRadius: radius * 2 }',
    'no-restricted-syntax',
  ],
  ['src/ui/snippet.tsx', 'export default 1', 'import-x/no-default-export'],
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
    'const one = 1\n// eslint-disable-next-line no-console\nconsole.log(one)',
    'house/explained-disable',
  ],
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
  ['src/ui/snippet.ts', 'export let one: any', '@typescript-eslint/no-explicit-any'],
  [
    'src/ui/snippet.ts',
    'export const one = (list: number[]) => list[0]!',
    '@typescript-eslint/no-non-null-assertion',
  ],
])('%s: %s breaks %s', async (file, code, rule) => {
  expect(await brokenRules(file, code)).toContain(rule)
})

it.each([
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
    '// This failure is logged and shown nowhere.\n// eslint-disable-next-line no-console\nconsole.log(1)',
  ],
  [
    'src/ui/snippet.tsx',
    'export const link = <a href="/a" target="_blank" rel="noopener nofollow" />',
  ],
  ['src/ui/snippet.tsx', 'export const way = <DirectionalIcon><LogoutIcon /></DirectionalIcon>'],
  ['scripts/snippet.mjs', "console.log('hello')"],
  ['vite.config.ts', 'export default {}'],
])('%s: %s is well', async (file, code) => {
  expect(await brokenRules(file, code)).toEqual([])
})
