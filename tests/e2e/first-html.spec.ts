import { createHash } from 'node:crypto'
import type { APIResponse } from '@playwright/test'
import { z } from 'zod/mini'
import { publicPaths, shellFiles } from '#contract/site-paths.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'
import { holdAnswers } from '#tests/support/hold-answers.ts'
import { signIn } from '#tests/support/sign-in.ts'
import { expect, fullRun, test } from '#tests/support/site.ts'
import { inputOf, staffApi } from '#tests/support/staff-api.ts'

const graph = z.object({ '@graph': z.array(z.looseObject({ '@type': z.string() })) })

for (const language of ['ar', 'en'] as const) {
  // HOME-1, HOME-2, HOME-3, LANG-1, PAGE-13
  test(`the first HTML reads without scripts, ${language}`, async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.address })
    const page = await context.newPage()
    const answer = await page.goto(`/?lang=${language}`)
    expect(answer?.headers()['content-security-policy']).toMatch(/script-src 'sha256-[^']+'/)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
    const sections = page.getByRole('main').locator('section')
    expect(
      await sections.evaluateAll((all) => all.map((one) => one.getAttribute('aria-labelledby'))),
    ).toEqual([
      null,
      'fans',
      'about',
      'project',
      'drivers',
      'statistics',
      'tabs',
      'clients',
      'certificates',
      'contact',
    ])
    // Every section's heading is there, with text of its content.
    expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThanOrEqual(6)
    await expect(page.getByRole('main')).toContainText(language === 'ar' ? 'عملاؤنا' : 'Our clients')
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(1500)
    await context.close()
  })

  // HEAD-1, HEAD-2, HEAD-3
  test(
    `the head says what a search engine and a social card need, ${language}`,
    fullRun,
    async ({ page, site }) => {
      await page.goto(`/?lang=${language}`)
      const content = (selector: string) => page.locator(selector).getAttribute('content')
      expect((await page.title()).length).toBeGreaterThan(10)
      expect((await content('meta[name="description"]'))?.length).toBeGreaterThan(50)
      const link = (selector: string) => page.locator(selector).getAttribute('href')
      const home = (query: string) => `${site.address}/${query}`
      expect(await link('link[rel="canonical"]')).toBe(home(`?lang=${language}`))
      expect(await link('link[hreflang="ar"]')).toBe(home('?lang=ar'))
      expect(await link('link[hreflang="en"]')).toBe(home('?lang=en'))
      expect(await link('link[hreflang="x-default"]')).toBe(home('?lang=ar'))
      expect(await content('meta[property="og:title"]')).toBe(await page.title())
      const image = await content('meta[property="og:image"]')
      expect((await page.request.get(image ?? '')).ok()).toBe(true)

      const text = await page.locator('script[type="application/ld+json"]').textContent()
      const types = z.parse(graph, JSON.parse(text ?? ''))['@graph'].map((entry) => entry['@type'])
      expect(types).toEqual(['Organization', 'LocalBusiness', 'LocalBusiness'])
    },
  )
}

test('the pictures of the first screen are asked for early, and no others', async ({ request }) => {
  for (const path of ['/', '/products', '/services/hvac']) {
    const html = await (await request.get(path)).text()
    const asked = [...html.matchAll(/<link rel="preload" as="image" imageSrcSet="([^"]+)"/gi)]
    const urgent = [...html.matchAll(/<img [^>]*srcSet="([^"]+)"[^>]*loading="eager"/gi)]
    expect(asked.length, path).toBeGreaterThan(0)
    expect(new Set(asked.map(([, set]) => set)), path).toEqual(
      new Set(urgent.map(([, set]) => set)),
    )
  }
})

// PAGE-8
test('a page that the browser builds is titled with the company’s name, as the settings have it', async ({
  page,
  request,
  site,
}) => {
  const titles = async (path: string) =>
    Promise.all(
      ['ar', 'en'].map(async (language) => {
        const html = await (await request.get(`${path}?lang=${language}`)).text()
        return /<title>(.*)<\/title>/.exec(html)?.[1]
      }),
    )
  const named = ['نسائم للمراوح الصناعية والمقاولات', 'Nasaem Industrial Fans &amp; Contracting']
  for (const path of ['/index.html', '/admin.html']) expect(await titles(path), path).toEqual(named)

  await signIn(page, site)
  const api = await staffApi(page, site.address)
  const [settings] = (await api.list('settings')).data
  if (!settings) throw new Error('There are no settings.')
  const companyName = { ar: 'شركة أخرى', en: 'Fans <$&> Co' }
  await api.save('settings', settings.id, { ...inputOf(settings), companyName })
  expect(await titles('/admin.html')).toEqual(['شركة أخرى', 'Fans &lt;$&amp;&gt; Co'])
  await api.save('settings', settings.id, inputOf(settings))
  expect(await titles('/admin.html')).toEqual(named)
})

/** The hashes that a directive of a page's security policy names. */
function namedHashes(answer: APIResponse, directive: string): string[] {
  const policy = answer.headers()['content-security-policy'] ?? ''
  const sources = policy.split('; ').find((one) => one.startsWith(`${directive} `)) ?? ''
  return [...sources.matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash ?? '')
}

/** The hashes of a page's elements of a name: of scripts those that run. */
const hashesIn = (html: string, element: 'script' | 'style') =>
  [
    ...html.matchAll(
      new RegExp(`<${element}(?![^>]* type="application)[^>]*>([^]*?)</${element}>`, 'g'),
    ),
  ].map(([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`)

// SAFE-1
test('the policy of a page names its own scripts and styles, and nothing else', async ({
  request,
}) => {
  const paths = [...publicPaths, '/login', '/search?q=fan', '/no/such/page']
  for (const path of [...paths, ...Object.values(shellFiles)])
    for (const language of ['ar', 'en']) {
      const address = `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
      const answer = await request.get(address)
      const html = await answer.text()
      const scripts = namedHashes(answer, 'script-src')
      const styles = namedHashes(answer, 'style-src')
      expect(scripts.length, address).toBeGreaterThan(1)
      expect(scripts.sort(), address).toEqual(hashesIn(html, 'script').sort())
      expect(styles.length, address).toBeGreaterThan(1)
      expect(styles.sort(), address).toEqual(hashesIn(html, 'style').sort())
      expect(html, address).not.toMatch(/<script[^>]* src=|nonce/)
    }
})

test('a page is the same for every visitor, in the coding that was asked for', async ({
  request,
}) => {
  const answerIn = async (coding: string) => {
    const answer = await request.get('/', { headers: { 'accept-encoding': coding } })
    const headers = answer.headers()
    expect(headers['vary']).toBe('cookie, accept-encoding')
    return {
      coding: headers['content-encoding'],
      bytes: Number(headers['content-length']),
      policy: headers['content-security-policy'],
      html: await answer.text(),
    }
  }
  const plain = await answerIn('identity')
  const gzip = await answerIn('gzip')
  const brotli = await answerIn('gzip, br')
  expect([plain.coding, gzip.coding, brotli.coding]).toEqual([undefined, 'gzip', 'br'])
  for (const { html, policy } of [gzip, brotli])
    expect({ html, policy }).toEqual({ html: plain.html, policy: plain.policy })
  expect(brotli.bytes).toBeLessThan(gzip.bytes)
  expect(gzip.bytes).toBeLessThan(plain.bytes / 4)
})

// HEAD-6
test('sitemap and robots', fullRun, async ({ request, site }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${site.address}/sitemap.xml`)
  expect(robots).toContain('Disallow: /admin')
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '')
  expect(listed).toContain(`${site.address}/contact-us?lang=en`)
  for (const address of listed) expect((await request.get(address)).status(), address).toBe(200)
})

// LANG-11
test(
  'links keep the language of the address for whoever has no cookie',
  fullRun,
  async ({ request }) => {
    const linksOf = async (path: string, cookie = '') => {
      const html = await (await request.get(path, { headers: { cookie } })).text()
      const links = [...html.matchAll(/<a [^>]*?href="(\/(?!media)[^"#]*)/g)].flatMap(
        ([, href]) => href ?? [],
      )
      expect(links.length).toBeGreaterThan(10)
      return { links, telling: links.filter((href) => /[?;]lang=en$/.test(href)) }
    }
    for (const path of ['/', '/products']) {
      const asked = await linksOf(`${path}?lang=en`)
      expect(asked.telling, path).toEqual(asked.links)
      expect((await linksOf(path)).telling, path).toEqual([])
      expect((await linksOf(`${path}?lang=en`, 'language=en')).telling, path).toEqual([])
    }
  },
)

test('the shell of the back office names what its start needs; guests get the sign-in itself', async ({
  request,
}) => {
  const shell = async (cookie: string) =>
    (await request.get('/admin/?lang=en', { headers: { cookie } })).text()
  const [staff, guest] = [await shell('accessToken=any'), await shell('')]
  const filesIn = (html: string) =>
    [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].flatMap(([, file]) => file ?? [])
  const [preloads, ofGuest] = [filesIn(staff), filesIn(guest)]
  for (const file of new Set([...preloads, ...ofGuest]))
    expect((await request.get(file)).status(), file).toBe(200)
  // One step of few files: each further one costs a slow line a second.
  expect(preloads.length).toBeGreaterThan(4)
  expect(preloads.length).toBeLessThan(13)
  // The calls take the line's first places: nothing names a file to the browser's look ahead.
  expect(staff).not.toMatch(/<link rel="modulepreload"|<script [^>]*src=/)
  expect(staff.indexOf('earlyRequests')).toBeLessThan(staff.indexOf(preloads[0] ?? ''))
  // Calls are begun for those alone who can be answered, and no style sheet holds up the first paint.
  expect(staff).toContain('earlyRequests')
  expect(staff).toContain('#preloader')
  // The rules of the form and the code behind the sign-in are fetched once someone begins to use it.
  expect(ofGuest.join()).toMatch(/\/sign-in-page-/)
  expect(ofGuest.join()).not.toMatch(/\/(?:lists|router|forms|pages|guest-rules)-/)
  expect(guest).toContain('<title>Sign in | Nasaem')
  expect(guest).toContain('name="password"')
  expect(guest).not.toContain('earlyRequests')
  for (const html of [staff, guest]) expect(html).not.toContain('rel="stylesheet"')
})

test('no attribute holds an object that was meant for a style', async ({ request }) => {
  for (const address of ['/', '/projects', '/contact-us'])
    expect(await (await request.get(address)).text(), address).not.toContain('[object Object]')
})

// FILE-10
test('a built file is kept for a year, in the form that was asked for', async ({ request }) => {
  const [script] = /\/assets\/index-[\w-]+\.js/.exec(await (await request.get('/')).text()) ?? []
  for (const coding of ['br', 'identity']) {
    const answer = await request.get(script ?? '', { headers: { 'accept-encoding': coding } })
    expect(answer.headers()).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
    expect(answer.headers()['content-encoding']).toBe(coding === 'br' ? 'br' : undefined)
  }
})

// UPDATE-4
test('a missing file under /assets is a 404, never a page', async ({ request }) => {
  const answer = await request.get('/assets/gone-12345678.js')
  expect(answer.status()).toBe(404)
  expect(answer.headers()['content-type']).not.toContain('html')
})

for (const language of behaviourIn('en')) {
  test.describe(`a press before the scripts are there, ${language}`, () => {
    test.use({ language })

    // PAGE-12
    test('is not lost', async ({ page }) => {
      const release = await holdAnswers(page, /\/assets\/.*\.js$/)
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto('/')
      await page
        .getByRole('button', { name: language === 'ar' ? 'فتح القائمة' : 'Open the menu' })
        .click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      release()
      await expect(page.getByRole('dialog')).toBeVisible()
    })

    // PAGE-12
    test(
      'of a link, as soon as the page is taken over, opens its page once',
      fullRun,
      async ({ page, context }) => {
        const { projects, services } =
          language === 'ar'
            ? { projects: 'المشاريع', services: 'الخدمات' }
            : { projects: 'Projects', services: 'Services' }
        await page.goto('/services')
        await page.waitForLoadState('networkidle')
        await page.addInitScript(() => {
          let taken = false
          // It is asked for the press as soon as the page is taken over.
          Object.defineProperty(window, 'earlyPresses', {
            set: () => undefined,
            get: () => {
              const press = () =>
                document.querySelector<HTMLElement>('footer a[href="/services"]')?.click()
              if (!taken) for (const moment of [0, 20]) setTimeout(press, moment)
              taken = true
            },
          })
        })
        const phone = await context.newCDPSession(page)
        await phone.send('Emulation.setCPUThrottlingRate', { rate: 6 })
        await page.goto('/projects')
        await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
        await expect(page).toHaveTitle(new RegExp(`^${services} \\|`))
        await expect(page.getByRole('heading', { level: 1, name: services })).toBeVisible()
        await page.goBack()
        await expect(page).toHaveTitle(new RegExp(`^${projects} \\|`))
        expect(await page.evaluate((): unknown => Reflect.get(window, 'sameDocument'))).toBe(true)
      },
    )
  })
}

const third = 'main > :nth-child(3) > *'

/** Notes in each frame whether a part of the page is part of it. */
function noteFrames(part: string) {
  const frames: boolean[] = []
  Object.assign(window, { framesSeen: frames })
  const look = () => {
    const found = document.querySelector(part)
    if (found) frames.push(found.checkVisibility())
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

test('the first screen is laid out first, and the rest without waiting for a picture', async ({
  page,
}) => {
  await page.addInitScript(noteFrames, third)
  // None ever arrives, so the page never counts as loaded.
  await page.route(/\/media\//, () => undefined)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 2 }).last()).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
  const frames = await page.evaluate(() => Reflect.get(window, 'framesSeen') as boolean[])
  expect(frames[0]).toBe(false)
  expect(frames.at(-1)).toBe(true)
})

for (const [status, title] of [
  ['loading', 'the rest of a page waits for a font that is on its way'],
  ['asked for', 'the rest of a page waits for a font that is asked for after an empty frame'],
  ['loaded', 'the rest of a page waits for nothing where the font is there'],
] as const)
  test(title, async ({ page }) => {
    await page.addInitScript((statusOfFont) => {
      const { setTimeout, requestAnimationFrame } = window
      const isThere = () => document.querySelector('main > *') !== null
      let status = statusOfFont === 'asked for' ? 'unloaded' : statusOfFont
      if (status === 'unloaded') {
        const look = () => {
          if (isThere()) status = 'loading'
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
        // Frames begin before anything of the page is there.
        Object.assign(window, {
          requestAnimationFrame: (act: FrameRequestCallback) =>
            isThere() ? requestAnimationFrame(act) : (act(performance.now()), 0),
        })
      }
      Object.defineProperty(FontFaceSet.prototype, Symbol.iterator, {
        *value() {
          yield { status }
        },
      })
      const ready = new Promise((arrive) => Object.assign(window, { arrive }))
      Object.defineProperty(FontFaceSet.prototype, 'ready', { get: () => ready })
      // Nobody's patience comes to its end.
      Object.assign(window, {
        setTimeout: (act: () => void, wait = 0) => (wait < 1000 ? setTimeout(act, wait) : 0),
      })
    }, status)
    await page.goto('/')
    const rest = page.locator(third).first()
    if (status !== 'loaded') {
      await page.evaluate(async () => {
        for (let frame = 0; frame < 20; frame += 1)
          await new Promise((painted) => requestAnimationFrame(painted))
      })
      await expect(rest).toBeHidden()
      await page.evaluate(() => (Reflect.get(window, 'arrive') as () => void)())
    }
    await expect(rest).toBeVisible()
  })

test(
  'the first screen of a record is laid out first, and what is told of its sizes later',
  fullRun,
  async ({ page }) => {
    await page.addInitScript(noteFrames, 'section[aria-labelledby="curves"] > *')
    await page.goto('/products/axial-plate-fan', { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 2 }).last()).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
    const frames = await page.evaluate(() => Reflect.get(window, 'framesSeen') as boolean[])
    expect(frames[0]).toBe(false)
    expect(frames.at(-1)).toBe(true)
  },
)

test('slides come in a frame of their own, and the footer in that in which the rules go that hid them', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const frames: string[] = []
    Object.assign(window, { framesOfEnds: frames })
    const look = () => {
      const [sheet] = document.adoptedStyleSheets
      const slide = document.querySelector('.swiper-slide[inert]')
      const footer = document.querySelector('footer')
      if (sheet && slide && footer) {
        const shown = [
          getComputedStyle(slide).contentVisibility === 'visible' && 'slides',
          footer.checkVisibility() && 'footer',
          sheet.cssRules.length === 0 && 'free',
        ]
        frames.push(shown.filter(Boolean).join())
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const frames = () =>
    page.evaluate(() => [...new Set(Reflect.get(window, 'framesOfEnds') as string[])])
  await expect.poll(frames).toEqual(['', 'slides', 'slides,footer,free'])
})

test(
  'the rest waits for the font, so that no line is set twice, but for a second at the most',
  fullRun,
  async ({ page }) => {
    await page.addInitScript(() => {
      const times: Record<string, number> = {}
      Object.assign(window, { times })
      const look = (now: number) => {
        const third = document.querySelector('main')?.children[2]?.firstElementChild
        if (third) times[third.checkVisibility() ? 'shownAt' : 'hiddenAt'] ??= now
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    // It never arrives.
    await page.route(/\.woff2$/, () => undefined)
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
    const { shownAt = 0, hiddenAt = 0 } = await page.evaluate(
      () => Reflect.get(window, 'times') as Record<string, number>,
    )
    expect(shownAt - hiddenAt).toBeGreaterThan(900)
  },
)

test('what is not shown yet is not laid out for whoever asks for it, as browsers do that fill in forms', async ({
  page,
}) => {
  // No second frame: what is left out of the first one stays left out.
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0
  })
  await page.goto('/')
  const fields = page.locator('#main form input')
  await expect(fields).not.toHaveCount(0)
  const widths = await fields.evaluateAll((inputs) =>
    inputs.map((input) => input.getBoundingClientRect().width),
  )
  expect(Math.max(...widths)).toBe(0)
  // A visitor who acts gets all of it.
  await page.mouse.wheel(0, 10)
  await expect(fields.last()).toBeVisible()
})

test('showing the rest of a page hardly styles anything again', async ({ page }) => {
  const client = await page.context().newCDPSession(page)
  const styled: number[] = []
  client.on('Tracing.dataCollected', ({ value }) => {
    for (const { args } of value as { args?: { elementCount?: number } }[])
      if (args?.elementCount !== undefined) styled.push(args.elementCount)
  })
  const collected = new Promise<void>((resolve) =>
    client.on('Tracing.tracingComplete', () => resolve()),
  )
  const traceConfig = { includedCategories: ['devtools.timeline'], excludedCategories: ['*'] }
  await client.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  await page.goto('/')
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
  await page.evaluate(
    () => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))),
  )
  await client.send('Tracing.end')
  await collected
  const elements = await page.locator('*').count()
  expect(styled.length).toBeGreaterThan(2)
  expect(Math.max(...styled)).toBeLessThan(elements / 2)
  const all = styled.reduce((sum, count) => sum + count)
  // Each once; what is before it in a list that grows while it is parsed may be looked at again.
  expect(all).toBeLessThan(elements * 1.2)
})

test('a press on a page that is all there changes none of its rules', async ({ page }) => {
  await page.addInitScript(() => {
    const { replaceSync } = CSSStyleSheet.prototype
    const changes: string[] = []
    Object.assign(window, { changes })
    CSSStyleSheet.prototype.replaceSync = function change(rules) {
      changes.push(rules)
      replaceSync.call(this, rules)
    }
  })
  const started = page.waitForRequest(/reveal-on-scroll/)
  await page.goto('/')
  await started
  await page.mouse.move(300, 300)
  await page.mouse.down()
  await page.mouse.up()
  await page.mouse.wheel(0, 10)
  await page.keyboard.press('Tab')
  const changes = await page.evaluate(() => Reflect.get(window, 'changes') as string[])
  expect(changes).toEqual([expect.stringContaining('display: none'), ''])
})

test('the styles of the first HTML stay where they are: moved, they would be applied twice', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ removedNodes }) => [...removedNodes]))
        if (node.nodeName === 'STYLE') moved.push(node.textContent ?? '')
    }).observe(document, { childList: true, subtree: true })
  })
  const started = page.waitForRequest(/reveal-on-scroll/)
  await page.goto('/')
  await started
  const moved = await page.evaluate(() => Reflect.get(window, 'moved') as string[])
  expect(moved).toEqual([])
})

test(
  'whoever comes to a place further down gets the whole page at once',
  fullRun,
  async ({ page }) => {
    await page.addInitScript(noteFrames, third)
    await page.goto('/#main')
    await expect(page.getByRole('heading', { level: 2 }).last()).toBeVisible()
    const frames = await page.evaluate(() => Reflect.get(window, 'framesSeen') as boolean[])
    expect(frames).not.toContain(false)
  },
)

test('whoever scrolls before the second frame does scroll', fullRun, async ({ page }) => {
  // No second frame: what is left out of the first one stays left out.
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0
  })
  await page.goto('/')
  const part = page.locator(third).first()
  expect(await part.evaluate((section) => section.checkVisibility())).toBe(false)
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  expect(await part.evaluate((section) => section.checkVisibility())).toBe(true)
})

test('whoever scrolls before the scripts are there stays there', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  const loaded = page.waitForRequest(/reveal-on-scroll/)
  release()
  await loaded
  // The menu answers: the page has been taken over.
  await page.getByRole('button', { name: 'الدعم والتواصل' }).click()
  await expect(page.getByRole('link', { name: 'واتساب', exact: true })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000)
})

// PAGE-13
test(
  'the home page carries of products and projects what it shows; their lists are whole behind it',
  fullRun,
  async ({ page }) => {
    await page.goto('/')
    const carried = JSON.parse((await page.locator('#page-state').textContent()) ?? '')
    const keys = carried.queries.map(({ queryKey }: { queryKey: unknown[] }) => queryKey.join())
    expect(keys).toEqual(expect.arrayContaining(['home-part,products', 'home-part,projects']))
    expect(keys.filter((key: string) => /GetAllPro(?:ducts|jects)/.test(key))).toEqual([])
    const fans = page.locator('[aria-labelledby="fans"]').getByRole('listitem')
    // A touch has React take it over.
    await fans.first().hover()
    await expect(fans).toHaveCount(8)
    const cards = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 })
    for (const [path, count] of [
      ['/products', 8],
      ['/projects', 9],
    ] as const) {
      await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click()
      await expect(cards).toHaveCount(count)
    }
  },
)
