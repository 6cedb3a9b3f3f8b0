import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Follows docs/recipes.md on a copy of the project: each recipe names every file that it touches, and how often. */
const run = promisify(execFile)

let copy: string

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'recipes-'))
  const { stdout } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
  const rooms =
    /^(contract|server|src|scripts|sample\/[^/]+\.ts|sample\/content|tests\/support|[^/]+\.(ts|json))/
  for (const file of stdout.split('\n').filter((name) => rooms.test(name)))
    await cp(file, join(copy, file)).catch((error: NodeJS.ErrnoException) => {
      // A file that is deleted and not committed yet.
      if (error.code !== 'ENOENT') throw error
    })
  await symlink(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
  const config = JSON.parse(await readFile('tsconfig.json', 'utf8'))
  config.include = ['contract', 'server', 'sample', 'src', 'tests/support']
  await writeFile(join(copy, 'tsconfig.json'), JSON.stringify(config))
})
afterAll(() => rm(copy, { recursive: true, force: true }))

/** One step of a recipe: a file, and what it gets. */
type Step = [file: string, edit: (text: string) => string]

/** Puts lines in front of another line, which must be there. */
const before = (mark: string, added: string) => (text: string) => {
  expect(text).toContain(mark)
  return text.replace(mark, () => `${added}${mark}`)
}
const create = (text: string) => () => text

/** Gives a JSON file of texts some more, at the place that a path names. */
const texts = (path: string, more: object) => (text: string) => {
  const all: Record<string, unknown> = JSON.parse(text)
  const at = path
    .split('.')
    .filter(Boolean)
    .reduce((tree, key) => tree[key] as Record<string, unknown>, all)
  Object.assign(at, more)
  return JSON.stringify(all, null, 2)
}

async function follow(steps: readonly Step[]): Promise<void> {
  for (const [file, edit] of steps) {
    const path = join(copy, file)
    const text = await readFile(path, 'utf8').catch(() => '')
    await writeFile(path, edit(text))
  }
}

/** What the compiler says of the copy; empty when nothing. */
async function compilerSays(): Promise<string> {
  const tsc = join(process.cwd(), 'node_modules/typescript/bin/tsc')
  return run(process.execPath, [tsc, '--noEmit', '-p', copy]).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  )
}

const field: Step[] = [
  [
    'contract/collections/projects.ts',
    before(
      '    /** The project in a sentence',
      "    consultant: { kind: 'optionalText', searched: true },\n",
    ),
  ],
  [
    'server/db/migrations/migrations.ts',
    before('\n}\n', "\n  '0900-project-consultants': addTexts('projects', ['consultant']),"),
  ],
  [
    'src/features/projects/project-facts.tsx',
    before(
      "      <div>\n        <dt>{t('projects.location')}</dt>",
      `      {project.consultant !== '' && (
        <div>
          <dt>{t('projects.consultant')}</dt>
          <LocalizedText as="dd" record={project} field="consultant">
            {project.consultant}
          </LocalizedText>
        </div>
      )}
`,
    ),
  ],
  ['src/i18n/locales/pages/ar.json', texts('projects', { consultant: 'الاستشاري' })],
  ['src/i18n/locales/pages/en.json', texts('projects', { consultant: 'Consultant' })],
]

const words = { title: 'Partners', add: 'Add', edit: 'Edit', empty: 'None' }
const publicCollection: Step[] = [
  [
    'contract/content-calls.ts',
    before(
      '} as const satisfies',
      `  GetAllPartners: {
    ...content,
    id: 'GetAllPartners',
    path: '/Home/GetAllPartners',
    timeout: 15_000,
    envelope: { at: ['data'], holds: ['array'] },
  },
`,
    ),
  ],
  [
    'contract/collections/partners.ts',
    create(`import { contentCalls } from '../content-calls.ts'
import { describeCollection, ordered } from './collection.ts'
import type { VisitorRecord } from './visitor-record.ts'

/** Who we work with. */
export const partners = describeCollection({
  name: 'partners',
  table: 'partners',
  title: 'title',
  fields: {
    title: { kind: 'name', searched: true },
    url: { kind: 'link' },
    order: { kind: 'order' },
  },
  abilities: ordered,
  screens: { path: 'partners', menu: 'home', editing: 'dialog' },
  sorts: ['order', 'title', 'updatedAt'],
  visitors: { call: contentCalls.GetAllPartners, shownOn: '/', summary: 'The partners' },
})
export type Partner = VisitorRecord<typeof partners>
`),
  ],
  [
    'contract/collections/collections.ts',
    (text) =>
      before(
        '  certificates,\n',
        '  partners,\n',
      )(before('import { products }', "import { partners } from './partners.ts'\n")(text)),
  ],
  [
    'server/db/migrations/migrations.ts',
    (text) =>
      before(
        '\n}\n',
        "\n  '0901-partners': createTable('partners', { localized: ['title'], texts: ['url'] }),",
      )(text.replace('{ addTexts }', '{ addTexts, createTable }')),
  ],
  [
    'src/features/home/partners-section.tsx',
    create(`import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { sections } from '#src/api/section-queries.ts'
import { Section } from '#src/ui/section.tsx'

export function PartnersSection() {
  const { t } = useTranslation()
  const { data = [] } = useQuery(sections.partners(useApi()))
  return (
    <Section id="partners" title={t('partners.title')}>
      <ul>
        {data.map(({ id, title, url }) => (
          <li key={id}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
`),
  ],
  [
    'src/features/home/lower-sections.tsx',
    (text) =>
      before(
        'const Certificates =',
        `const Partners = lazyPart(
  async () => (await import('./partners-section.tsx')).PartnersSection,
  MissingSection,
)
`,
      )(text.replace('Clients, Certificates]', 'Clients, Partners, Certificates]')),
  ],
  ['src/i18n/locales/ar.json', texts('', { partners: { title: 'شركاؤنا' } })],
  ['src/i18n/locales/en.json', texts('', { partners: { title: 'Partners' } })],
  ['src/i18n/locales/admin/collections.ar.json', texts('of', { partners: words })],
  ['src/i18n/locales/admin/collections.en.json', texts('of', { partners: words })],
]

const staffCollection: Step[] = [
  [
    'contract/collections/suppliers.ts',
    create(`import { describeCollection, ordered } from './collection.ts'

/** Whom we buy from. Visitors are not told. */
export const suppliers = describeCollection({
  name: 'suppliers',
  table: 'suppliers',
  title: 'title',
  fields: {
    title: { kind: 'name', searched: true },
    email: { kind: 'email', searched: true },
    order: { kind: 'order' },
  },
  abilities: ordered,
  screens: { path: 'suppliers', menu: 'others', editing: 'page' },
  sorts: ['order', 'title', 'updatedAt'],
})
`),
  ],
  [
    'contract/collections/collections.ts',
    (text) =>
      before(
        '  redirects,\n',
        '  suppliers,\n',
      )(before('import { tabsStatistics }', "import { suppliers } from './suppliers.ts'\n")(text)),
  ],
  [
    'server/db/migrations/migrations.ts',
    (text) =>
      before(
        '\n}\n',
        "\n  '0902-suppliers': createTable('suppliers', { localized: ['title'], texts: ['email'] }),",
      )(text),
  ],
  ['src/i18n/locales/admin/collections.ar.json', texts('of', { suppliers: words })],
  ['src/i18n/locales/admin/collections.en.json', texts('of', { suppliers: words })],
]

/** Tests of the copy that name what was forgotten. */
async function testsSay(...files: string[]): Promise<string> {
  const vitest = join(process.cwd(), 'node_modules/vitest/vitest.mjs')
  const { stdout } = await run(process.execPath, [vitest, 'run', ...files], {
    cwd: copy,
    env: { ...process.env, NO_COLOR: '1' },
  }).catch((error: { stdout: string }) => error)
  return stdout
}

test('a field, a public collection and one of staff take the files that the recipes say', async () => {
  const page = await readFile('docs/recipes.md', 'utf8')
  for (const steps of [field, publicCollection, staffCollection])
    for (const [file] of steps) expect(page).toContain(`\`${file}\``)
  expect(field.length).toBeLessThanOrEqual(6)
  expect(publicCollection.length).toBeLessThanOrEqual(10)
  expect(staffCollection.length).toBeLessThanOrEqual(5)

  for (const steps of [field, publicCollection, staffCollection]) await follow(steps)
  expect(await compilerSays()).toBe('')
  // SQLite is enough here: the tests start no PostgreSQL where this is not there.
  await rm(join(copy, 'tests/support/postgres.ts'))
  const said = await testsSay('src/features/admin/declarations', 'server/collections')
  expect(said).toMatch(/Tests +\d+ passed/)
  expect(said).not.toContain('failed')
}, 300_000)
