import { beforeEach, expect, test, vi } from 'vitest'
import { ContentUnavailable } from '#server/content/content-unavailable.ts'
import { createPageFinder } from './find-page.ts'
import type { PageKey, RenderedDocument } from './page-renderer.ts'
import { readyPage } from './ready-page.ts'

const reportFault = vi.fn()
const watch = { sent: vi.fn(), rendered: vi.fn() }
const version = vi.fn<() => Promise<number>>()
const render = vi.fn<(key: PageKey) => Promise<RenderedDocument>>()
const records = {
  mainCall: (address: string) => (address.startsWith('/projects') ? 'projects' : undefined),
  pageAt: (address: string) =>
    Promise.resolve(
      ['/projects/tunnel', '/projects/tube'].includes(address) ? '/projects/tunnel' : undefined,
    ),
  vacancySlug: vi.fn<(named: string) => Promise<string | undefined>>(),
  all: () => Promise.resolve([]),
}
const pageOf = (html: string) => readyPage(html, { scripts: [], styles: [] })
const shell = () => pageOf('shell')
const shells = Object.fromEntries(
  (['site', 'admin', 'guest'] as const).map((name) => [name, { ar: shell, en: shell }]),
) as unknown as Parameters<typeof createPageFinder>[0]['shells']

let finder: ReturnType<typeof createPageFinder>
beforeEach(() => {
  vi.clearAllMocks()
  version.mockResolvedValue(1)
  records.vacancySlug.mockImplementation((named) =>
    Promise.resolve(['fitter', 'welder'].includes(named) ? 'fitter' : undefined),
  )
  render.mockImplementation(async ({ path }) => ({
    status: path === '/404' ? 404 : 200,
    page: await pageOf(`${path} of ${await version()}`),
    failed: [],
  }))
  finder = createPageFinder({ render, reads: { version }, records, shells, watch })
})

const ask = async (
  address: string,
  client = 'a visitor',
  language: 'ar' | 'en' = 'ar',
  query = '',
) => {
  const question = { address, query, language, tellsLanguage: false, client, reportFault }
  const found = await finder.forVisitor(question)
  if ('movedTo' in found) throw new Error(`moved to ${found.movedTo}`)
  return { ...found, html: found.page.bodies.identity.toString() }
}
const rendered = () => render.mock.calls.map(([{ path, language }]) => `${language} ${path}`)

// SEEN-1
test('each page tells whether it was there already', async () => {
  for (const address of ['/', '/', '/services']) await ask(address)
  expect(watch.sent.mock.calls).toEqual([['render'], ['cache'], ['render']])
  expect(watch.rendered).toHaveBeenCalledTimes(2)
})

// PAGE-9
test('made-up addresses share one page for each language, and render no other again', async () => {
  await ask('/')
  for (let index = 0; index < 500; index++) {
    for (const address of [`/made-up-${index}`, `/projects/made-up-${index}`])
      for (const language of ['ar', 'en'] as const)
        expect((await ask(address, 'a flood', language)).status).toBe(404)
    await ask('/')
  }
  expect(rendered().sort()).toEqual(['ar /', 'ar /404', 'en /404'])
})

// PAGE-16
test('a former address leads to the present one, for visitors and staff, and renders nothing', async () => {
  const question = {
    language: 'ar',
    tellsLanguage: false,
    client: 'a visitor',
    reportFault,
  } as const
  for (const find of [finder.forVisitor, finder.forStaff]) {
    const moved = { movedTo: '/projects/tunnel?lang=en' }
    const query = '?lang=en'
    expect(await find({ ...question, address: '/projects/tube', query })).toEqual(moved)
  }
  expect(rendered()).toEqual([])
})

// PAGE-16
test('a former address of a vacancy leads to the present one, and the others share one page', async () => {
  const question = {
    language: 'ar',
    tellsLanguage: false,
    client: 'a visitor',
    reportFault,
  } as const
  for (const find of [finder.forVisitor, finder.forStaff]) {
    const query = '?lang=en&vacancy=welder'
    const moved = { movedTo: '/Careers?lang=en&vacancy=fitter' }
    expect(await find({ ...question, address: '/Careers', query })).toEqual(moved)
  }
  expect(rendered()).toEqual([])
  for (const query of ['', '?vacancy=fitter', '?vacancy=made-up-1', '?vacancy=made-up-2'])
    expect((await ask('/Careers', 'a visitor', 'ar', query)).status).toBe(200)
  records.vacancySlug.mockRejectedValue(new ContentUnavailable(new Error('gone')))
  const without = await ask('/Careers', 'a visitor', 'ar', '?vacancy=welder')
  expect([without.status, without.headers]).toEqual([200, undefined])
  expect(rendered()).toEqual(['ar /Careers'])
})

test('made-up searches wait for their turn; other clients and pages are served meanwhile', async () => {
  await ask('/')
  const release: (() => void)[] = []
  render.mockImplementation(async ({ path }) => {
    if (path.startsWith('/search')) await new Promise<void>((resolve) => release.push(resolve))
    return { status: 200, page: await pageOf(path), failed: [] }
  })
  const flood = Array.from({ length: 50 }, (_, index) => ask(`/search?q=${index}`, 'a flood'))
  const refused = await Promise.race(flood.slice(2))
  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
  expect(refused.html).toContain('<h1>')
  expect((await ask('/')).status).toBe(200)
  expect((await ask('/projects/tunnel')).status).toBe(200)
  const other = ask('/search?q=fan')
  // The flood's two, and then the other client's.
  for (const turn of [0, 1, 2]) {
    await vi.waitFor(() => expect(release.length).toBeGreaterThan(turn), { timeout: 10_000 })
    release[turn]?.()
  }
  expect((await other).status).toBe(200)
  const statuses = (await Promise.all(flood)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(2)
  expect(rendered().filter((name) => name === 'ar /')).toHaveLength(1)
})

test('searches push no page out of the memory', async () => {
  const long = 'x'.repeat(200_000)
  render.mockImplementation(async ({ path }) => {
    return {
      status: 200,
      page: await pageOf(path.startsWith('/search') ? long : path),
      failed: [],
    }
  })
  await ask('/')
  for (let index = 0; index < 60; index++) await ask(`/search?q=${index}`, `client ${index}`)
  await ask('/')
  expect(rendered().filter((name) => name === 'ar /')).toHaveLength(1)
  // The first of them has made room for the last.
  await ask('/search?q=0')
  expect(rendered().filter((name) => name === 'ar /search?q=0')).toHaveLength(2)
})

test('the same page asked for by many at once is rendered once', async () => {
  const pages = await Promise.all(Array.from({ length: 100 }, () => ask('/projects')))
  expect(pages.every(({ status }) => status === 200)).toBe(true)
  expect(render).toHaveBeenCalledOnce()
})

test('a page is rendered again for another version of the content, and for another year', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await ask('/')
  version.mockResolvedValue(2)
  expect((await ask('/')).html).toBe('/ of 2')
  vi.setSystemTime(new Date(Date.now() + 366 * 24 * 3_600_000))
  await ask('/')
  expect(render).toHaveBeenCalledTimes(3)
  vi.useRealTimers()
})

// PAGE-17
test('without the content, pages are sent as they were last, with their age', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await ask('/')
  await ask('/nowhere')
  version.mockRejectedValue(new ContentUnavailable(new Error('gone')))
  vi.setSystemTime(new Date(Date.now() + 90_500))
  expect(await ask('/')).toMatchObject({ status: 200, html: '/ of 1', headers: { age: '90' } })
  expect(await ask('/elsewhere')).toMatchObject({ status: 404, headers: { age: '90' } })
  for (const address of ['/services', '/projects/tunnel', '/search?q=fan'])
    expect(await ask(address)).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5', 'cache-control': 'no-store' },
    })
  version.mockResolvedValue(1)
  expect((await ask('/')).headers).toBeUndefined()
  expect((await ask('/services')).status).toBe(200)
  vi.useRealTimers()
})

// PAGE-17, PAGE-18
test('a page that lacks a section is not kept, and the one before it is the better one', async () => {
  const complete = render.getMockImplementation()
  const lacking = (...failed: string[]) =>
    render.mockImplementation(async (key) => ({
      ...((await complete?.(key)) as RenderedDocument),
      failed,
    }))
  lacking('settings')
  expect(await ask('/projects')).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'no-store' },
  })
  lacking('projects')
  expect((await ask('/projects')).status).toBe(503)
  if (complete) render.mockImplementation(complete)
  expect((await ask('/projects')).headers).toBeUndefined()
  expect(render).toHaveBeenCalledTimes(3)
  version.mockResolvedValue(2)
  lacking('settings')
  expect(await ask('/projects')).toMatchObject({ html: '/projects of 1', headers: { age: '0' } })
})

test('what cannot be rendered is sent for the browser to build, and no 200', async () => {
  render.mockRejectedValue(new Error('broken'))
  expect(await ask('/')).toMatchObject({ status: 500, html: 'shell' })
  expect(reportFault).toHaveBeenCalledOnce()
})
