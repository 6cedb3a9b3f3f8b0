import { pageFaults } from '#tests/support/page-faults.ts'
import { holdAnswers } from '#tests/support/hold-answers.ts'
import { openFirst } from '#tests/support/record-form.ts'
import { signIn } from '#tests/support/sign-in.ts'
import { anyWidth, expect, fullRun, onPhone, type Page, test } from '#tests/support/site.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'

const words = {
  ar: {
    menu: 'لوحة التحكم',
    toggle: 'القائمة الجانبية',
    groups: ['الرئيسية', 'الخدمات', 'الوظائف'],
    entries: [
      'شرائح العرض',
      'من نحن',
      'بطاقات الخدمات',
      'الإحصائيات',
      'الرسالة والرؤية والتاريخ',
      'القيم ورعاية العملاء',
      'العملاء',
      'الخدمات',
      'الخدمات الفرعية',
      'المنتجات',
      'الوظائف',
      'طلبات التوظيف',
      'الموردون',
      'المشاريع',
      'الرسائل',
      'البريد المرسل إلى الزوار',
      'الإعدادات',
      'ملف تعريف الشركة',
      'الحسابات',
      'البيانات الشخصية',
      'سجل النشاط',
      'حالة النظام',
    ],
    account: 'حسابك',
    welcome: 'مرحبًا،',
    longName: 'عبد الرحمن بن عبد العزيز المهندس القحطاني',
    oneDraft: /^مسودة واحدة لم تُنشر/,
    keptHere: /^محفوظ على هذا الجهاز/,
    signOut: 'تسجيل الخروج',
    viewAsVisitor: 'عرض الموقع كزائر',
    back: 'العودة إلى لوحة التحكم',
    company: 'نسائم للمراوح الصناعية والمقاولات',
    notFound: 'الصفحة غير موجودة',
    notifications: 'الإشعارات',
    oneNew: 'الإشعارات، إشعار جديد',
    unseen: 'واحد جديد',
    nothingNew: 'لا جديد.',
    clear: 'مسح',
  },
  en: {
    menu: 'Back office',
    toggle: 'Side menu',
    groups: ['Home', 'Services', 'Jobs'],
    entries: [
      'Hero slides',
      'About us',
      'Service cards',
      'Statistics',
      'Mission, vision, history',
      'Values and client care',
      'Clients',
      'Services',
      'Sub-services',
      'Products',
      'Vacancies',
      'Applications',
      'Vendors',
      'Projects',
      'Messages',
      'Emails to visitors',
      'Settings',
      'Company profile',
      'Accounts',
      'Personal data',
      'Audit trail',
      'System health',
    ],
    account: 'Your account',
    welcome: 'Welcome,',
    longName: 'Abdulrahman Abdulaziz Al-Mohandes Al-Qahtani',
    oneDraft: /^1 draft not published/,
    keptHere: /^Saved on this device/,
    signOut: 'Sign out',
    viewAsVisitor: 'View as visitor',
    back: 'Return to the back office',
    company: 'Nasaem Industrial Fans & Contracting',
    notFound: 'Page not found',
    notifications: 'Notifications',
    oneNew: 'Notifications, 1 new',
    unseen: '1 new',
    nothingNew: 'Nothing new.',
    clear: 'Clear',
  },
} as const

const addresses = [
  '/admin/frames',
  '/admin/About',
  '/admin/drivers',
  '/admin/statistics',
  '/admin/tabs-statistics',
  '/admin/cards-statistics',
  '/admin/Clients',
  '/admin/services',
  '/admin/associated-service',
  '/admin/products',
  '/admin/jobs',
  '/admin/associated-job',
  '/admin/vendors',
  '/admin/projects',
  '/admin/messages',
  '/admin/mail-templates',
  '/admin/settings',
  '/admin/company-profile',
  '/admin/accounts',
  '/admin/persons',
  '/admin/audit',
  '/admin/health',
]

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

for (const language of behaviourIn('ar')) {
  const text = words[language]
  test.describe(`admin layout, ${language}`, () => {
    // A record that is not there is answered 404, which the browser reports.
    test.use({ language, allowedErrors: [/status of 404.*\/Admin\/vendors\/none/] })

    // ADMIN-5
    test(
      'whoever is signed in is greeted: in the top bar, on a phone in the account’s panel',
      fullRun,
      async ({ page, site }) => {
        await signIn(page, site)
        await page.route('**/api/Auth/MyProfile', async (route) => {
          const answer = await route.fetch()
          const { data } = (await answer.json()) as { data: object }
          await route.fulfill({ json: { data: { ...data, name: text.longName } } })
        })
        const greeting = new RegExp(`^${text.welcome}\\s*${text.longName}`)
        for (const width of [360, 576, 768, 1440]) {
          await page.setViewportSize({ width, height: 800 })
          await page.goto('/admin/messages')
          const bar = page.getByRole('banner')
          const account = bar.getByRole('button', { name: text.account })
          await expect(account).toBeInViewport({ ratio: 1 })
          expect(await overflow(page), `${width}`).toBe(0)
          const inBar = bar.locator('> p').filter({ hasText: greeting })
          if (width >= 576) {
            await expect(inBar).toBeVisible()
            continue
          }
          await expect(inBar).toBeHidden()
          await account.click()
          await expect(bar.locator('p').filter({ hasText: greeting, visible: true })).toBeVisible()
        }
      },
    )

    // ADMIN-5
    test(
      'the tools of the top bar stay where they are when the bell comes',
      anyWidth,
      async ({ page, site }) => {
        await signIn(page, site)
        const release = await holdAnswers(page, /\/assets\/notifications-[\w-]+\.js$/)
        await page.goto('/admin/messages')
        const bar = page.getByRole('banner')
        const tools = bar.getByRole('button')
        const bell = bar.getByRole('button', { name: text.notifications })
        await expect(bar.getByRole('button', { name: text.account })).toBeVisible()
        const places = () =>
          tools.evaluateAll((all) =>
            all.map((one) => `${one.ariaLabel}: ${Math.round(one.getBoundingClientRect().x)}`),
          )
        const before = await places()
        await expect(bell).toHaveCount(0)
        release()
        await expect(bell).toBeVisible()
        expect(await places()).toEqual(expect.arrayContaining(before))
      },
    )

    // ADMIN-2, ADMIN-3, ADMIN-4
    test(
      'the side menu has its groups and links, and a toggle',
      anyWidth,
      async ({ page, site }) => {
        await signIn(page, site)
        await page.goto('/admin/profile')
        const menu = page.getByRole('navigation', { name: text.menu })
        const links = menu.getByRole('link')
        await expect(links).toHaveText([...text.entries])
        expect(
          await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
        ).toEqual(addresses)
        await expect(menu.getByRole('heading')).toHaveText([...text.groups])

        // All of it is in sight in a window of 900 pixels; in a low one, that part in which one is.
        for (const name of text.entries)
          await expect(menu.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 })
        await page.setViewportSize({ width: 1440, height: 480 })
        await page.goto('/admin/settings')
        await expect(menu.getByRole('link', { name: text.entries[16] })).toBeInViewport({
          ratio: 1,
        })

        await menu.getByRole('link', { name: text.entries[14] }).click()
        await expect(page).toHaveTitle(`${text.entries[14]} | ${text.company}`)
        await expect(menu.locator('[aria-current="page"]')).toHaveText(text.entries[14])
        await page.goto('/admin/vendor/edit/none')
        await expect(menu.locator('[aria-current="page"]')).toHaveText(text.entries[12])

        await page.getByRole('button', { name: text.toggle }).click()
        await expect(page.locator('body')).toHaveClass(/sidebar-enable/)
        await expect(menu).toBeHidden()
        await page.getByRole('button', { name: text.toggle }).click()
        await expect(page.locator('body')).not.toHaveClass(/sidebar-enable/)
        await expect(menu).toBeVisible()
      },
    )

    // ADMIN-4
    test(
      'on a phone the menu is a drawer, nothing sticks out, and axe finds nothing',
      { tag: [fullRun.tag, onPhone.tag] },
      async ({ page, site }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto('/login')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await overflow(page)).toBeLessThanOrEqual(0)
        expect(await pageFaults(page)).toEqual([])

        await signIn(page, site)
        await page.goto('/admin/profile')
        await expect(page.getByRole('form')).toHaveCount(2)
        expect(await overflow(page)).toBeLessThanOrEqual(0)
        expect(await pageFaults(page)).toEqual([])

        await page.getByRole('button', { name: text.toggle }).click()
        const menu = page.getByRole('dialog', { name: text.menu })
        await expect(menu).toBeVisible()
        expect(await pageFaults(page)).toEqual([])
        await menu.getByRole('link', { name: text.entries[13] }).click()
        await expect(page).toHaveURL(/\/admin\/projects$/)
        await expect(menu).toBeHidden()
      },
    )

    // ADMIN-12
    test(
      'with drafts on the device the top bar still fits the narrowest phones',
      onPhone,
      async ({ page, site }) => {
        await signIn(page, site)
        await openFirst(page, '/admin/drivers')
        await page.locator('form input:visible').first().fill(text.entries[3])
        await expect(page.getByText(text.keptHere)).toBeVisible()
        for (const width of [320, 352, 360]) {
          await page.setViewportSize({ width, height: 640 })
          await page.goto('/admin/messages')
          await expect(page.getByRole('button', { name: text.oneDraft })).toBeVisible()
          await expect(page.getByRole('button', { name: text.account })).toBeInViewport({
            ratio: 1,
          })
          expect(await overflow(page), String(width)).toBeLessThanOrEqual(0)
        }
        // The number of drafts leaves their icon to be seen, a large one too.
        const drafts = page.getByRole('button', { name: text.oneDraft })
        for (const count of ['1', '12']) {
          const covered = await drafts.evaluate((button, shown) => {
            const badge = button.querySelector('span[aria-hidden]')
            if (badge) badge.textContent = shown
            const [icon, mark] = [button.querySelector('svg'), badge].map((part) =>
              part?.getBoundingClientRect(),
            )
            if (!icon || !mark) return 1
            const wide = Math.min(icon.right, mark.right) - Math.max(icon.left, mark.left)
            const high = Math.min(icon.bottom, mark.bottom) - Math.max(icon.top, mark.top)
            return (Math.max(0, wide) * Math.max(0, high)) / (icon.width * icon.height)
          }, count)
          expect(covered, count).toBeLessThan(0.15)
        }
      },
    )

    // ADMIN-5, ADMIN-11
    test(
      'the account shows when pointed at, and by the keyboard',
      anyWidth,
      async ({ page, site }) => {
        await signIn(page, site)
        await page.goto('/admin/no-such-page')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.notFound)
        const button = page.getByRole('button', { name: text.account })
        await expect(button.locator('[data-gender="male"]')).toBeVisible()
        const panel = page.getByRole('group', { name: text.account })
        await button.hover()
        await expect(panel).toContainText('admin@nasaem.example')
        await page.mouse.move(5, 500)
        await expect(panel).toBeHidden()

        await button.focus()
        await page.keyboard.press('Enter')
        await expect(panel.getByRole('button', { name: text.signOut })).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(panel).toBeHidden()
        await expect(button).toBeFocused()
      },
    )

    // ADMIN-6
    test(
      'what is new shows in the top bar, until it is cleared',
      fullRun,
      async ({ page, site, isMobile }) => {
        const message = {
          collection: 'messages',
          id: '1',
          name: 'منى',
          reference: 'AB12',
          createdAt: '2026-01-01T08:30:00.000Z',
        }
        let isSeen = false
        await page.route(/\/api\/Admin\/notifications/, async (route) => {
          if (route.request().method() === 'POST') isSeen = true
          const counts = { messages: isSeen ? 0 : 1, 'associated-jobs': 0, vendors: 0 }
          const latest = isSeen ? [] : [message]
          const data = { asOf: '2026-01-01T09:00:00.000Z', counts, latest, told: [] }
          await route.fulfill({ json: { data: route.request().method() === 'POST' ? null : data } })
        })
        await signIn(page, site)
        await page.goto('/admin/profile')
        const messages = page.getByRole('link', { name: text.entries[14], exact: true })
        if (!isMobile) await expect(messages).toHaveAccessibleDescription(text.unseen)
        await page.getByRole('button', { name: text.oneNew }).click()
        const panel = page.getByRole('group', { name: text.notifications })
        await expect(panel.getByRole('link', { name: 'منى' })).toHaveAttribute(
          'href',
          '/admin/messages/edit/1',
        )
        await expect(page.getByRole('button', { name: text.oneNew })).toHaveCount(0)
        if (isMobile) expect(await overflow(page)).toBeLessThanOrEqual(0)
        await panel.getByRole('button', { name: text.clear }).click()
        if (!isMobile) await expect(messages).toHaveAccessibleDescription('')
        await page.getByRole('button', { name: text.notifications }).click()
        await expect(panel).toContainText(text.nothingNew)
      },
    )

    // ADMIN-1, SESSION-19
    test('staff have the dashboard on every address, until they look as a visitor', async ({
      page,
      site,
      context,
    }) => {
      await signIn(page, site)
      await page.goto('/')
      await expect(page).toHaveURL(/\/admin\/frames$/)
      await page.goto('/projects')
      await expect(page.getByRole('button', { name: text.account })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toHaveCount(0)

      await page.getByRole('button', { name: text.viewAsVisitor }).click()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await page.goto('/')
      await expect(page).toHaveURL(/\/$/)
      await expect(page.getByRole('contentinfo')).toBeAttached()
      const other = await context.newPage()
      await other.goto('/')
      await expect(other).toHaveURL(/\/admin\/frames$/)

      await page.getByRole('button', { name: text.back }).click()
      await expect(page.getByRole('button', { name: text.account })).toBeVisible()
    })
  })
}
