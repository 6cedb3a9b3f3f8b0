import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fullRun } from '#tests/support/full-run.ts'
import { startBuiltServer } from '../../scripts/start/built-server.mjs'

/** Follows docs/recipes.md on a copy of the project: each recipe names every file that it touches, and how often. */
const run = promisify(execFile)

let copy: string

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'recipes-'))
  const { stdout } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
  const rooms =
    /^(brand|contract|server|src|sw|scripts|sample|tests\/support|index\.html|[^/]+\.(ts|json))/
  for (const file of stdout.split('\n').filter((name) => rooms.test(name)))
    await cp(file, join(copy, file)).catch((error: NodeJS.ErrnoException) => {
      // A file that is deleted and not committed yet.
      if (error.code !== 'ENOENT') throw error
    })
  await symlink(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
  const config = JSON.parse(await readFile('tsconfig.json', 'utf8'))
  config.include = ['brand', 'contract', 'server', 'sample', 'src', 'tests/support']
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
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, edit(text))
  }
}

/** Reads the messages of the compiler about the copy; empty where there are none. */
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

const collectionNames = 'src/i18n/locales/collection-names.ts'
/** Adds the words of a collection's screens in front of those of `redirects`. */
const wordsOf = (name: string) =>
  before(
    '  redirects: {\n',
    `  ${name}: {
    title: { ar: 'شركاء', en: 'Partners' },
    add: { ar: 'إضافة', en: 'Add' },
    edit: { ar: 'تعديل', en: 'Edit' },
    empty: { ar: 'لا شيء', en: 'None' },
  },
`,
  )
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
      )(before('  { Part: Certificates', "  { Part: Partners, when: 'visible' },\n")(text)),
  ],
  ['src/i18n/locales/ar.json', texts('', { partners: { title: 'شركاؤنا' } })],
  ['src/i18n/locales/en.json', texts('', { partners: { title: 'Partners' } })],
  [collectionNames, wordsOf('partners')],
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
  [collectionNames, wordsOf('suppliers')],
]

const page: Step[] = [
  ['contract/site-paths.ts', before("  '/contact-us',\n", "  '/quality',\n")],
  [
    'src/routes/public-pages.ts',
    before("  page('/contact-us'", "  page('/quality', 'quality', showing()),\n"),
  ],
  [
    'src/routes/pages/quality-page.tsx',
    create(`import { useTranslation } from 'react-i18next'
import { PageHead } from '#src/ui/page-head.tsx'
import { PageOpening } from '#src/ui/page-opening.tsx'

export function Page() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('quality.title')} description={t('quality.lead')} />
      <PageOpening title={t('quality.title')} lead={t('quality.lead')} />
    </>
  )
}
`),
  ],
  [
    'src/i18n/locales/pages/ar.json',
    texts('', { quality: { title: 'الجودة', lead: 'كيف نختبر.' } }),
  ],
  [
    'src/i18n/locales/pages/en.json',
    texts('', { quality: { title: 'Quality', lead: 'How we test.' } }),
  ],
]

const call: Step[] = [
  [
    'contract/weekday.ts',
    create(`import { z } from 'zod/mini'
import { dataOf } from './envelopes.ts'
import { defineEndpoint } from './endpoint.ts'

/** Which day of the week it is. */
export const readWeekday = defineEndpoint({
  id: 'ReadWeekday',
  method: 'GET',
  path: '/Home/Weekday',
  access: 'public',
  summary: 'The day of the week, from 0 on Sunday',
  timeout: 15_000,
  output: dataOf(z.int()),
})
`),
  ],
  [
    'server/features/weekday/routes.ts',
    create(`import type { FastifyInstance } from 'fastify'
import { readWeekday } from '#contract/weekday.ts'
import { routeOf } from '#server/http/route-of.ts'

export function registerWeekdayRoutes(scope: FastifyInstance): void {
  scope.get(readWeekday.path, routeOf(readWeekday), () =>
    Promise.resolve({ data: new Date().getUTCDay() }),
  )
}
`),
  ],
  [
    'server/app.ts',
    (text) =>
      before(
        '  registerMessageRoutes(api',
        '  registerWeekdayRoutes(api)\n',
      )(
        before(
          'import { refuseOtherCharsets }',
          "import { registerWeekdayRoutes } from './features/weekday/routes.ts'\n",
        )(text),
      ),
  ],
  [
    'src/api/weekday-query.ts',
    create(`import { queryOptions } from '@tanstack/react-query'
import { readWeekday } from '#contract/weekday.ts'
import type { ApiContextValue } from './api-context.ts'
import { callEndpoint } from './call-endpoint.ts'

export function weekdayQuery({ client }: ApiContextValue) {
  return queryOptions({
    queryKey: [readWeekday.id],
    queryFn: async ({ signal }) => (await callEndpoint(client, readWeekday, { signal })).data,
  })
}
`),
  ],
]

/** A copy of the English texts, with the plural form that French has beside them. */
const copied = (file: string): Step[] => {
  const english = file.replace('fr', 'en')
  const french = () =>
    readFileSync(join(copy, english), 'utf8')
      .replaceAll('.en.json', '.fr.json')
      .replaceAll(/"(\w+)_other": ("[^"]*")/g, '"$1_other": $2, "$1_many": $2')
  return [[file, french]]
}

const line = (mark: string, added: string) => (text: string) => {
  expect(text).toContain(mark)
  return text.replace(mark, () => `${mark}${added}`)
}

/** Imports the texts of another language where the English ones are, and names them in the list. */
const named = (folder: string) => (text: string) =>
  line(
    `import { texts as en } from './${folder}en.ts'\n`,
    `import { texts as fr } from './${folder}fr.ts'\n`,
  )(text).replace('{ ar, en }', '{ ar, en, fr }')

const admin = 'src/i18n/locales/admin'

const language: Step[] = [
  [
    'contract/locale.ts',
    before(
      '} as const satisfies Record<string, Locale>',
      `  fr: {
    direction: 'ltr',
    script: 'latin',
    tag: 'fr-FR',
    name: 'Français',
    switchTo: 'Passer en français',
  },
`,
    ),
  ],
  [
    'server/db/migrations/migrations.ts',
    (text) =>
      before(
        '\n}\n',
        "\n  '0903-french': addLanguage('fr'),",
      )(text.replace('{ addTexts', '{ addLanguage, addTexts')),
  ],
  ['contract/validation-texts.ts', named('validation-texts/')],
  ['server/texts/server-texts.ts', named('')],
  [
    'brand/brand.ts',
    (text) =>
      line(
        "Fans & Contracting',\n",
        "    fr: 'Nasaem Ventilateurs',\n",
      )(line("projects and contact.',\n", "  fr: 'Ventilateurs industriels.',\n")(text)),
  ],
  [
    'contract/mail-template.ts',
    line("  en: 'See the state of the request',\n", "  fr: 'Voir l’état de la demande',\n"),
  ],
  [
    'contract/quotation/line-text.ts',
    (text) => text.replace(/\n {2}en: (\{[^]*?\n {2}\}),/, '$&\n  fr: $1,'),
  ],
  ['src/ui/date-field.tsx', line("import 'dayjs/locale/ar.js'\n", "import 'dayjs/locale/fr.js'\n")],
  ...[
    'contract/validation-texts/fr.ts',
    'server/texts/fr.ts',
    'src/i18n/locales/fr.json',
    'src/i18n/locales/pages/fr.json',
    `${admin}/fr.ts`,
    ...[
      'accounts',
      'collections',
      'dashboard',
      'drafts',
      'exports',
      'fields',
      'health',
      'layout',
      'session',
    ].map((part) => `${admin}/${part}.fr.json`),
  ].flatMap(copied),
  [collectionNames, (text) => text.replaceAll(/en: ('[^']*'|"[^"]*")/g, '$&, fr: $1')],
  ...['ar', 'en', 'fr'].flatMap((code): Step[] => [
    [
      `src/i18n/locales/pages/${code}.json`,
      (text) =>
        texts('selection.pdf', { fr: code === 'ar' ? 'PDF بالفرنسية' : 'PDF in French' })(
          texts('search.in', { fr: code === 'ar' ? 'بالفرنسية' : 'In French' })(text),
        ),
    ],
    [`${admin}/fields.${code}.json`, frenchWords],
  ]),
]

/** Adds the language's names in the back office: each of the words that the others have. */
function frenchWords(text: string): string {
  const all: Record<
    'in' | 'missing' | 'languages' | 'missingCount',
    Record<string, string>
  > = JSON.parse(text)
  for (const group of [all.in, all.missing, all.languages, all.missingCount])
    for (const [key, words] of Object.entries(group))
      if (/^en\b|^en_/.test(key)) group[key.replace('en', 'fr')] = words
  return JSON.stringify(all, null, 2)
}

/** Tests of the copy that name what was forgotten. */
async function testsSay(...files: string[]): Promise<string> {
  const vitest = join(process.cwd(), 'node_modules/vitest/vitest.mjs')
  // SQLite is enough here: the tests start no PostgreSQL where this is not there.
  const postgres = join(copy, 'tests/support/postgres.ts')
  await rename(postgres, `${postgres}.away`)
  const { stdout } = await run(process.execPath, [vitest, 'run', ...files], {
    cwd: copy,
    env: { ...process.env, NO_COLOR: '1' },
  }).catch((error: { stdout: string }) => error)
  await rename(`${postgres}.away`, postgres)
  return stdout
}

/** Builds the copy and asks its server. */
async function whileServed(ask: (address: string) => Promise<void>, env = {}): Promise<void> {
  const vite = join(process.cwd(), 'node_modules/vite/bin/vite.js')
  for (const target of ['client', 'ssr', 'server'])
    await run(process.execPath, [vite, 'build', '--logLevel', 'error'], {
      cwd: copy,
      env: { ...process.env, BUILD_TARGET: target, NODE_ENV: 'production' },
    })
  const server = await startBuiltServer(env, 'dist/server/main.js', copy)
  try {
    await ask(server.address)
  } finally {
    await server.stop()
  }
}

/** Which of these texts a page does not have. */
async function lackedBy(address: string, texts: readonly string[]): Promise<string[]> {
  const page = await (await fetch(address)).text()
  return texts.filter((text) => !page.includes(text))
}

const all = [field, publicCollection, staffCollection, page, call]

test('a field, collections, a page and a call take the files that the recipes say', async () => {
  const recipes = await readFile('docs/recipes.md', 'utf8')
  for (const [file] of all.flat()) expect(recipes).toContain(`\`${file}\``)
  expect(field.length).toBeLessThanOrEqual(6)
  expect(publicCollection.length).toBeLessThanOrEqual(9)
  expect(staffCollection.length).toBeLessThanOrEqual(4)
  expect(page.length).toBeLessThanOrEqual(5)
  expect(call.length).toBeLessThanOrEqual(4)
  // Each step finds the line that it adds to.
  for (const steps of all) await follow(steps)
})

// Each test builds the copy as the tests before it have left it, which takes minutes.
describe('the copy, compiled, built and asked,', fullRun, () => {
  test('is sound, and its tests know what was added', async () => {
    expect(await compilerSays()).toBe('')
    const said = await testsSay('src/features/admin/declarations', 'server/collections')
    expect(said).toMatch(/Tests +\d+ passed/)
    expect(said).not.toContain('failed')
  }, 300_000)

  test(
    'has the new page, and answers the new call',
    () =>
      whileServed(async (address) => {
        const words = ['<title>Quality', 'How we test.']
        expect(await lackedBy(`${address}/quality?lang=en`, words)).toEqual([])
        expect(await lackedBy(`${address}/sitemap.xml`, ['/quality?lang=en</loc>'])).toEqual([])
        const answer = await (await fetch(`${address}/api/Home/Weekday`)).json()
        expect(answer).toEqual({ data: expect.any(Number) })
      }),
    300_000,
  )

  // LANG-13
  test('another language takes its texts, one entry and a migration, after which it is served', async () => {
    const recipes = await readFile('docs/recipes.md', 'utf8')
    for (const [file] of language) expect(recipes).toContain(`\`${file}\``)
    await follow(language)
    expect(await compilerSays()).toBe('')
    const said = await testsSay('src/i18n/locales.test.ts', 'server/collections')
    expect(said).toMatch(/Tests +\d+ passed/)
    expect(said).not.toContain('failed')

    await whileServed(async (address) => {
      const french = [
        '<html lang="fr" dir="ltr">',
        'hreflang="fr"',
        'content="fr_FR"',
        'aria-label="Switch to English"',
        // A text without a translation falls back to the first language that has one.
        ' lang="ar" dir="rtl"',
      ]
      expect(await lackedBy(`${address}/projects?lang=fr`, french)).toEqual([])
      const other = ['aria-label="Passer en français"', 'hreflang="fr"', 'content="fr_FR"']
      expect(await lackedBy(`${address}/projects?lang=en`, other)).toEqual([])
    })
  }, 300_000)

  // SEED-3
  test('another company is another brand, from the name to the colours', async () => {
    await follow([
      ['brand/brand.ts', (text) => text.replace('Nasaem Industrial Fans', 'Other Works')],
      ['brand/plain-look.ts', (text) => text.replace("ink: '#0b2b33'", "ink: '#330b2b'")],
    ])
    await whileServed(
      async (address) => {
        const home = `${address}/?lang=en`
        const other = [
          'Other Works',
          '<meta name="theme-color" content="#330b2b">',
          '--ink:#330b2b',
        ]
        expect(await lackedBy(home, other)).toEqual([])
        expect(await lackedBy(home, ['Nasaem', '#0b2b33'])).toEqual(['Nasaem', '#0b2b33'])
      },
      { SAMPLE_CONTENT: 'false' },
    )
  }, 300_000)
})
