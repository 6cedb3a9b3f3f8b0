import { drivers } from '#sample/content/drivers.ts'
import { fullRun } from '#tests/support/site.ts'
import { intlLocale } from '#src/i18n/format-number.ts'
import { contactField, sendButton } from '#tests/support/contact-form.ts'
import {
  answersOfServer,
  cachedFiles,
  expect,
  forgetSections,
  makeStoredAsOf,
  type Page,
  silenceCalls,
  test,
  visitOnce,
} from '#tests/support/offline.ts'
import { expectTakenOver } from '#tests/support/expect-taken-over.ts'
import { slowReads } from '#tests/support/slow-reads.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'
import { variantsOf } from '#tests/support/variants-of.ts'

const words = {
  ar: {
    title: 'وضع عدم الاتصال',
    text: 'أنت غير متصل بالإنترنت حاليًا. يرجى التحقق من اتصالك بالإنترنت.',
    close: 'إغلاق',
    menu: 'فتح القائمة',
    fixForm: 'يرجى تصحيح الأخطاء في النموذج أولاً',
    offlineSince: /^غير متصل · محتوى من /,
    saved: /^محتوى محفوظ، من /,
    about: 'مراوح صناعية ومقاولات هندسية منذ 1989',
    drivers: 'ماذا نقدّم',
    firstDriver: 'المراوح الصناعية',
    projects: 'المشاريع',
    project: 'تهوية أنفاق مترو سهم',
    searched: 'الانفاق',
    searchedForeign: 'tunnels',
    notFound: 'الصفحة غير موجودة',
    toggle: 'Switch to English',
    timeout: 'انتهت مهلة الطلب. يرجى المحاولة مرة أخرى.',
    status: 'خطأ في الخادم: 503. يرجى المحاولة لاحقاً.',
    network: 'خطأ في الشبكة. يرجى التحقق من الاتصال.',
    certificate: 'عرض الشهادة',
    pages: 'صفحة',
  },
  en: {
    title: 'Offline Mode',
    text: 'You are currently offline. Please check your internet connection.',
    close: 'Close',
    menu: 'Open the menu',
    fixForm: 'Please correct the errors in the form first',
    offlineSince: /^Offline · content from /,
    saved: /^Saved content, from /,
    about: 'Industrial fans and engineering contracting since 1989',
    drivers: 'What we do',
    firstDriver: 'Industrial fans',
    projects: 'Projects',
    project: 'Tunnel ventilation for Metro Sahm',
    searched: 'tunnels',
    searchedForeign: 'الانفاق',
    notFound: 'Page not found',
    toggle: 'التبديل إلى العربية',
    timeout: 'The request timed out. Please try again.',
    status: 'Server error: 503. Please try again later.',
    network: 'Network error. Please check your connection.',
    certificate: 'View the certificate',
    pages: 'page',
  },
} as const

const newDriver = 'مراوح Fans 2'
const sections = ['about', 'drivers', 'statistics', 'tabs', 'clients', 'certificates', 'contact']
const main = (page: Page) => page.getByRole('main')
const section = (page: Page, id: string) => page.locator(`section[aria-labelledby="${id}"]`)
const driver = (page: Page, name: string) =>
  section(page, 'drivers').getByRole('heading', { name, exact: true })

/** Notes in which order the section's text and the strip come, however slow the machine. */
function noteOrder(): void {
  const order: string[] = []
  Reflect.set(window, 'order', order)
  const look = () => {
    if (!order.includes('text') && document.getElementById('about')?.textContent) order.push('text')
    const strips = [...document.querySelectorAll('[role="status"] > svg')]
    if (!order.includes('strip') && strips.length > 0) order.push('strip')
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
}

/** Notes what the page says before any of its scripts has run. */
function noteFirstText(): void {
  document.addEventListener('DOMContentLoaded', () => {
    Reflect.set(window, 'firstText', document.getElementById('about')?.textContent)
  })
}

/** How the page would write each minute between two moments. */
const agesBetween = (page: Page, language: 'ar' | 'en', from: number, to: number) =>
  page.evaluate(
    ([locale, first, last]) => {
      const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
      const ages: string[] = []
      for (let moment = first; moment <= last; moment = Math.min(moment + 60_000, last)) {
        const today = new Date(moment).toDateString() === new Date().toDateString()
        const options = today ? time : ({ ...time, day: 'numeric', month: 'long' } as const)
        ages.push(new Intl.DateTimeFormat(locale, options).format(moment))
        if (moment === last) break
      }
      return ages
    },
    [intlLocale[language], from, to] as const,
  )

/** Tells if a picture has arrived. */
const isDrawn = (image: Element) => image instanceof HTMLImageElement && image.naturalWidth > 0

/** Scrolls through the page, so that each section and each picture is asked for. */
async function lookThrough(page: Page): Promise<void> {
  for (const id of sections) await section(page, id).scrollIntoViewIfNeeded()
}

for (const language of behaviourIn('en')) {
  const text = words[language]

  test.describe(`without a network, ${language}`, () => {
    test.use({ language })
    const notice = (page: Page) => page.getByRole('dialog', { name: text.title })

    // PAGE-20
    test('a page from the worker opens at its place: by its address, on a reload and on the way back', async ({
      page,
    }) => {
      const top = () => page.evaluate(() => Math.round(scrollY))
      await visitOnce(page)
      await page.goto('/services#hvac')
      await expect(page.locator('#hvac')).toBeInViewport()
      expect(await top()).toBeGreaterThan(100)
      await page.goto('/projects')
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      await page.evaluate(() => scrollTo(0, 900))
      await expect.poll(top).toBe(900)
      await page.reload()
      await expect.poll(top).toBe(900)
      await page.goto('/offline-files.json')
      await page.goBack()
      await expect.poll(top).toBe(900)
      await page.goto('/contact-us')
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      expect(await top()).toBe(0)
    })

    // OFFLINE-2
    test(
      'a repeat visit shows every section with its pictures, and asks the server nothing',
      fullRun,
      async ({ page, context }) => {
        await visitOnce(page)
        await context.setOffline(true)
        const answered = answersOfServer(context)
        await page.addInitScript(noteFirstText)
        await page.reload()
        expect(await page.evaluate((): unknown => Reflect.get(window, 'firstText'))).toBe(
          text.about,
        )
        // Both scripts' letters are asked for before the text that is set in them.
        const fonts = await page
          .locator('link[rel="preload"][as="font"]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
        expect(new Set(fonts).size).toBe(2)
        await notice(page).getByRole('button', { name: text.close }).click()
        await lookThrough(page)
        for (const id of sections) {
          await expect(section(page, id).getByRole('heading', { level: 2 }).first()).toBeVisible()
        }
        await expect(driver(page, text.firstDriver)).toBeVisible()
        await expect(page.getByRole('alert')).toHaveCount(0)
        const broken = () =>
          page.evaluate(() =>
            [...document.querySelectorAll<HTMLImageElement>('main section img[srcset]')]
              .filter((image) => image.complete && image.naturalWidth === 0)
              .map((image) => image.currentSrc),
          )
        await expect.poll(broken).toEqual([])
        await expect
          .poll(() =>
            section(page, 'drivers')
              .locator('img')
              .evaluateAll((all) =>
                all.every((one) => one instanceof HTMLImageElement && one.naturalWidth > 0),
              ),
          )
          .toBe(true)
        expect(answered()).toEqual([])
      },
    )

    // OFFLINE-1
    test(
      'the notice comes over the content, goes when closed, and comes again at the next loss',
      fullRun,
      async ({ page, context }) => {
        await visitOnce(page)
        await context.setOffline(true)
        await expect(notice(page)).toBeVisible()
        await expect(notice(page)).toContainText(text.text)
        await notice(page).getByRole('button', { name: text.close }).click()
        await expect(notice(page)).toBeHidden()
        const chip = page.getByRole('status').filter({ hasText: text.offlineSince })
        await expect(chip).toBeVisible()
        await expect(main(page).getByRole('heading').first()).toBeVisible()

        await context.setOffline(false)
        await expect(chip).toBeHidden()
        await context.setOffline(true)
        await expect(notice(page).getByRole('button', { name: text.close })).toBeFocused()
        await page.mouse.wheel(0, 900)
        await page.keyboard.press('Escape')
        await expect(notice(page)).toBeHidden()
        expect(await page.evaluate(() => scrollY)).toBe(0)

        await context.setOffline(false)
        await context.setOffline(true)
        await expect(notice(page)).toBeVisible()
        // Beside it.
        await page.mouse.click(3, 3)
        await expect(notice(page)).toBeHidden()
      },
    )

    test(
      'the notice is heard over a dialog that was open, and what is told meanwhile waits',
      fullRun,
      async ({ page, context }) => {
        await visitOnce(page)
        await context.setOffline(true)
        await notice(page).getByRole('button', { name: text.close }).click()
        await context.setOffline(false)
        await page.setViewportSize({ width: 360, height: 740 })
        await page.getByRole('button', { name: text.menu }).click()
        await expect(page.getByRole('dialog')).toBeVisible()

        await context.setOffline(true)
        await expect(notice(page).getByRole('button', { name: text.close })).toBeFocused()
        await notice(page).getByRole('button', { name: text.close }).click()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await context.setOffline(false)

        await expectTakenOver(sendButton(page, language))
        await contactField(page, language, 'email').fill('sara')
        await sendButton(page, language).press('Enter')
        const toast = page.locator('.toast-stack').getByText(text.fixForm)
        await expect(toast).toBeVisible()
        const bar = page.locator('.toast-stack [data-paused]')
        await expect(bar).toHaveAttribute('data-paused', 'false')
        await context.setOffline(true)
        await expect(notice(page)).toBeVisible()
        await expect(bar).toHaveAttribute('data-paused', 'true')
        await page.keyboard.press('Escape')
        await expect(bar).toHaveAttribute('data-paused', 'false')
        await expect(toast).toBeHidden()
      },
    )

    // OFFLINE-9
    test(
      'an address never opened has its page with warmed content, the search finds in it, an unknown one the not-found page',
      fullRun,
      async ({ page, context }) => {
        await visitOnce(page)
        await context.setOffline(true)
        await page.goto('/Projects')
        await notice(page).getByRole('button', { name: text.close }).click()
        await expect(page).toHaveTitle(new RegExp(`^${text.projects} \\|`))
        await expect(page.getByRole('heading', { name: text.project })).toBeVisible()
        for (const searched of [text.searched, text.searchedForeign]) {
          await page.goto(`/search?q=${searched}`)
          await notice(page).getByRole('button', { name: text.close }).click()
          await expect(page.getByRole('link', { name: text.project, exact: true })).toBeVisible()
        }
        await page.goto('/no/such-page')
        await notice(page).getByRole('button', { name: text.close }).click()
        await expect(page.getByRole('heading', { name: text.notFound })).toBeVisible()
      },
    )

    // OFFLINE-8, OFFLINE-9
    test('who began elsewhere sees the home page with its pictures too', async ({
      page,
      context,
    }) => {
      const askedByPage: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/media/driver-')) askedByPage.push(request.url())
      })
      await visitOnce(page, '/careers')
      await expect
        .poll(() => cachedFiles(page, 'pictures', /\/media\/driver-/), { timeout: 20_000 })
        .toBe(drivers.length)
      // The worker fetches them, without troubling the page.
      expect(askedByPage).toEqual([])
      await context.setOffline(true)
      await page.goto('/')
      await notice(page).getByRole('button', { name: text.close }).click()
      const pictures = page.locator('main section img[srcset]')
      const first = pictures.first()
      await expect.poll(() => first.evaluate(isDrawn)).toBe(true)
      await section(page, 'drivers').scrollIntoViewIfNeeded()
      for (const picture of await section(page, 'drivers').locator('img[srcset]').all())
        await expect.poll(() => picture.evaluate(isDrawn)).toBe(true)
    })

    const chip = (page: Page) => page.getByRole('status').filter({ hasText: text.offlineSince })

    /** Without a network, content of three days ago; then the return, and two seconds of the page's clock. @returns when */
    async function comeBack(page: Page, path: string, calls: string[]): Promise<number> {
      const context = page.context()
      await visitOnce(page, path)
      const longAgo = Date.now() - 3 * 24 * 60 * 60 * 1000
      await makeStoredAsOf(page, longAgo)
      await context.setOffline(true)
      await page.clock.install()
      await page.reload()
      await notice(page).getByRole('button', { name: text.close }).click()
      const [oldAge] = await agesBetween(page, language, longAgo, longAgo)
      await expect(chip(page)).toContainText(oldAge ?? 'no age')
      if (path === '/') await section(page, 'drivers').scrollIntoViewIfNeeded()

      const answered = answersOfServer(context)
      await page.clock.pauseAt(Date.now() + 60_000)
      const returned = await page.evaluate(() => Date.now())
      await context.setOffline(false)
      await page.clock.runFor(2000)
      for (const call of calls)
        await expect.poll(() => answered().some((url) => url.endsWith(`/${call}`))).toBe(true)
      await page.clock.resume()
      await expect(chip(page)).toBeHidden()
      await expect(page.getByRole('status').filter({ hasText: text.saved })).toBeHidden()
      return returned
    }

    // OFFLINE-6
    test(
      'back online the home page is fetched anew within two seconds',
      fullRun,
      async ({ page }) => {
        await comeBack(page, '/', ['GetAllDrivers', 'GetAllSlides?pageNo=1&pageSize=10'])
      },
    )

    // OFFLINE-6
    test('back online a page is fetched anew, and is as old as that when the network goes again', async ({
      page,
      context,
    }) => {
      const returned = await comeBack(page, '/projects', ['GetAllProjects', 'GetSettings'])
      await context.setOffline(true)
      await notice(page).getByRole('button', { name: text.close }).click()
      const age = await chip(page).textContent()
      const now = await page.evaluate(() => Date.now())
      const ages = await agesBetween(page, language, returned, now)
      expect(ages.filter((one) => age?.endsWith(one))).not.toEqual([])
    })

    test(
      'what has changed since the last visit takes the place of what was kept',
      fullRun,
      async ({ page, context }) => {
        await visitOnce(page)
        await context.route('**/GetAllDrivers', async (route) => {
          const answer = await route.fetch()
          const body = (await answer.text()).replaceAll(text.firstDriver, newDriver)
          await route.fulfill({ response: answer, body })
        })
        await page.addInitScript(noteFirstText)
        await page.reload()
        expect(await page.evaluate((): unknown => Reflect.get(window, 'firstText'))).toBe(
          text.about,
        )
        await section(page, 'drivers').scrollIntoViewIfNeeded()
        await expect(driver(page, newDriver)).toBeVisible()
        await expect(driver(page, text.firstDriver)).toHaveCount(0)
      },
    )

    // OFFLINE-4
    test('the language can be changed, and never shows a mix', async ({ page, context }) => {
      await visitOnce(page)
      await context.setOffline(true)
      await notice(page).getByRole('button', { name: text.close }).click()
      await page.getByRole('button', { name: text.toggle }).click()
      const other = words[language === 'ar' ? 'en' : 'ar']
      await page
        .getByRole('dialog', { name: other.title })
        .getByRole('button', { name: other.close })
        .click()
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'ltr' : 'rtl')
      await section(page, 'drivers').scrollIntoViewIfNeeded()
      await expect(driver(page, other.firstDriver)).toBeVisible()
      await expect(page.getByText(text.firstDriver, { exact: true })).toHaveCount(0)
    })

    // OFFLINE-3, OFFLINE-10
    test(
      'what is stored is the answer where storage is slow too',
      fullRun,
      async ({ page, context }) => {
        await visitOnce(page)
        await context.setOffline(true)
        for (const worker of context.serviceWorkers()) await worker.evaluate(slowReads, 1000)
        const source = await page.evaluate(async () => {
          const { lang } = document.documentElement
          const answer = await fetch('/api/Home/GetAllDrivers', { headers: { 'x-lang': lang } })
          return answer.headers.get('x-section-source')
        })
        expect(source).toBe('idb')
      },
    )

    // OFFLINE-4
    test(
      'a section that was never stored says so, with a way to try again',
      fullRun,
      async ({ page, context }) => {
        await visitOnce(page)
        await forgetSections(page)
        await context.setOffline(true)
        await page.reload()
        await notice(page).getByRole('button', { name: text.close }).click()
        await section(page, 'drivers').scrollIntoViewIfNeeded()
        await expect(section(page, 'drivers').getByRole('alert')).toContainText(text.network)
      },
    )

    // OFFLINE-8
    test('a certificate that was opened before opens again', fullRun, async ({ page, context }) => {
      await visitOnce(page)
      const card = section(page, 'certificates').getByRole('button').first()
      const pages = page.getByRole('dialog').locator('canvas').first()
      await card.scrollIntoViewIfNeeded()
      await card.click()
      await expect(pages).toBeVisible({ timeout: 20_000 })
      await context.setOffline(true)
      await page.reload()
      await notice(page).getByRole('button', { name: text.close }).click()
      await card.scrollIntoViewIfNeeded()
      await card.click()
      await expect(pages).toBeVisible({ timeout: 20_000 })
    })
  })

  test.describe(`a connection that lies, ${language}`, () => {
    test.use({ language })

    // OFFLINE-2, OFFLINE-3, OFFLINE-5
    test('shows what is stored before any answer, then says that it is saved, and shows no notice', async ({
      page,
      context,
    }) => {
      await visitOnce(page)
      await silenceCalls(context)
      await page.addInitScript(noteOrder)
      await page.reload({ waitUntil: 'commit' })
      await expect(section(page, 'about').getByRole('heading', { level: 2 }).first()).toHaveText(
        text.about,
      )
      await expect(page.getByRole('status').filter({ hasText: text.saved })).toBeVisible()
      expect(await page.evaluate((): unknown => Reflect.get(window, 'order'))).toEqual([
        'text',
        'strip',
      ])
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    test(
      'shows what is stored while its clock stands and not even the worker answers',
      fullRun,
      async ({ page, context }) => {
        await visitOnce(page)
        await silenceCalls(context)
        // The worker's clock runs on, and after three seconds it would answer with the same text.
        await page.addInitScript(() => (window.fetch = () => new Promise(() => {})))
        const started = Date.now() + 60_000
        await page.clock.install()
        await page.clock.pauseAt(started)
        await page.goto('/projects', { waitUntil: 'commit' })
        await expect(page.getByRole('heading', { name: text.project })).toBeVisible()
        expect((await page.evaluate(() => Date.now())) - started).toBeLessThan(1000)
      },
    )

    // OFFLINE-4
    test(
      'with nothing stored: skeletons, then the time-out text in its time',
      fullRun,
      async ({ page, context }) => {
        test.slow()
        await visitOnce(page)
        await forgetSections(page)
        await silenceCalls(context)
        const started = Date.now()
        await page.reload({ waitUntil: 'commit' })
        const grid = section(page, 'drivers')
        await grid.scrollIntoViewIfNeeded()
        await expect(grid.getByRole('alert')).toHaveCount(0)
        await expect(grid.getByRole('alert')).toContainText(text.timeout, { timeout: 15_000 })
        expect(Date.now() - started).toBeGreaterThan(9_500)
      },
    )

    // OFFLINE-3, OFFLINE-4
    test(
      'a server in trouble: the stored content, or its status where there is none',
      fullRun,
      async ({ page, context }) => {
        await visitOnce(page)
        await context.route('**/api/**', (route) => route.fulfill({ status: 503, json: {} }))
        await page.reload()
        await section(page, 'drivers').scrollIntoViewIfNeeded()
        await expect(driver(page, text.firstDriver)).toBeVisible()
        await expect(page.getByRole('status').filter({ hasText: text.saved })).toBeVisible()
        // Nor does it send a page that could be kept again meanwhile.
        await context.route(/\/\?lang=/, (route) => route.fulfill({ status: 503 }))
        await forgetSections(page)
        await page.reload()
        await section(page, 'drivers').scrollIntoViewIfNeeded()
        await expect(section(page, 'drivers').getByRole('alert')).toContainText(text.status)
      },
    )
  })

  for (const fault of variantsOf(['hangs', 'rejects', 'is missing'] as const)) {
    // OFFLINE-10
    test(
      `storage that ${fault} does not keep the site from loading, ${language}`,
      fullRun,
      async ({ page }) => {
        await page.addInitScript((kind) => {
          if (kind === 'is missing') {
            Object.defineProperty(window, 'indexedDB', { value: undefined })
            return
          }
          IDBFactory.prototype.open = () => {
            if (kind === 'rejects') throw new DOMException('forbidden by the test', 'SecurityError')
            return {} as IDBOpenDBRequest
          }
        }, fault)
        await page.goto(`/?lang=${language}`)
        await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
        const answered = answersOfServer(page.context())
        await page.reload()
        await section(page, 'drivers').scrollIntoViewIfNeeded()
        await expect(driver(page, text.firstDriver)).toBeVisible()
        await expect.poll(() => answered().some((url) => url.endsWith('/GetAllDrivers'))).toBe(true)
      },
    )
  }
}
