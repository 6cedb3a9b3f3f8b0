import type { Locator } from '@playwright/test'
import { schemeKey } from '#contract/color-scheme.ts'
import { axeViolations } from '#tests/support/axe-violations.ts'
import { showArabic } from '#tests/support/record-form.ts'
import { signIn } from '#tests/support/sign-in.ts'
import { anyWidth, anyWidthFullRun, expect, fullRun, type Page, test } from '#tests/support/site.ts'
import { staffApi } from '#tests/support/staff-api.ts'
import {
  dayFromNow,
  submitApplication,
  submitMessage,
  submitVendor,
} from '#tests/support/submit.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'

const words = {
  ar: {
    account: 'حسابك',
    scheme: 'المظهر',
    choices: ['النظام', 'فاتح', 'داكن'],
    save: 'حفظ',
    history: 'تاريخ التعديل',
    drafts: 'مسودة واحدة لم تُنشر',
    usePicture: 'استخدام الصورة',
    remove: /^حذف بطاقة/,
    undo: 'تراجع',
    deleted: 'المحذوفات',
  },
  en: {
    account: 'Your account',
    scheme: 'Appearance',
    choices: ['System', 'Light', 'Dark'],
    save: 'Save',
    history: 'History',
    drafts: '1 draft not published',
    usePicture: 'Use the picture',
    remove: /^Delete (Dawn|Night) card/,
    undo: 'Undo',
    deleted: 'Deleted records',
  },
} as const

/** Reads how light the page's ground, its text and a native field are, and the colour of the browser's bar. */
function look(page: Page) {
  return page.evaluate(() => {
    /** From 0, black, to 255. */
    const brightness = (color: string) => {
      const parts = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
      return Math.max(...parts)
    }
    const page = getComputedStyle(document.body)
    const field = document.createElement('input')
    document.body.append(field)
    const fieldGround = brightness(getComputedStyle(field).backgroundColor)
    field.remove()
    return {
      ground: brightness(page.backgroundColor) < 64 ? 'dark' : 'light',
      text: brightness(page.color) < 96 ? 'dark' : 'light',
      field: fieldGround < 128 ? 'dark' : 'light',
      bar: document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content,
    }
  })
}

const light = { ground: 'light', text: 'dark', field: 'light', bar: '#0b2b33' }
const dark = { ground: 'dark', text: 'light', field: 'dark', bar: '#06141a' }

async function choose(page: Page, text: (typeof words)['ar' | 'en'], choice: string) {
  const scheme = page.getByRole('group', { name: text.scheme, exact: true })
  if (!(await scheme.isVisible())) await page.getByRole('button', { name: text.account }).click()
  await scheme.getByText(choice, { exact: true }).click()
  await expect(scheme.getByRole('radio', { name: choice })).toBeChecked()
}

const pages = [
  '/admin',
  '/admin/frames',
  '/admin/messages',
  '/admin/projects',
  '/admin/products',
  '/admin/vendors',
  '/admin/settings',
  '/admin/profile',
  '/admin/drivers?reorder=',
]
/** Lists, whose first record is opened. */
const records = [
  '/admin/messages',
  '/admin/associated-job',
  '/admin/vendors',
  '/admin/projects',
  '/admin/products',
]

async function expectContrast(page: Page): Promise<void> {
  const found = await axeViolations(page, { rules: ['color-contrast'] })
  expect(found, page.url()).toEqual([])
}

for (const language of behaviourIn('ar')) {
  const text = words[language]
  const [system, lightChoice, darkChoice] = text.choices

  test.describe(`the back office's scheme, ${language}`, () => {
    test.use({ language, colorScheme: 'dark', allowedErrors: [/status of 412/] })

    // ADMIN-9
    test(
      'follows the device until another is chosen, which a reload and another tab keep',
      fullRun,
      async ({ page, context, site }) => {
        await signIn(page, site)
        await page.goto('/admin/frames')
        await expect(page.getByRole('button', { name: text.account })).toBeVisible()
        expect(await look(page)).toEqual(dark)
        await page.emulateMedia({ colorScheme: 'light' })
        await expect.poll(() => look(page)).toEqual(light)

        const other = await context.newPage()
        await other.emulateMedia({ colorScheme: 'light' })
        await other.goto('/admin/clients')
        await expect.poll(() => look(other)).toEqual(light)
        await choose(page, text, darkChoice)
        await expect.poll(() => look(page)).toEqual(dark)
        await expect.poll(() => look(other)).toEqual(dark)
        await page.reload()
        await expect(page.getByRole('button', { name: text.account })).toBeVisible()
        expect(await look(page)).toEqual(dark)

        await page.emulateMedia({ colorScheme: 'dark' })
        await choose(page, text, lightChoice)
        await expect.poll(() => look(page)).toEqual(light)
        await choose(page, text, system)
        await expect.poll(() => look(page)).toEqual(dark)
      },
    )

    // ADMIN-9
    test(
      'the site is light, whoever looks at it, and so is paper',
      anyWidthFullRun,
      async ({ page, site }) => {
        await page.goto('/products')
        expect(await look(page)).toEqual(light)
        await page.goto('/login')
        await expect.poll(() => look(page)).toEqual(dark)
        await signIn(page, site)
        await page.goto('/admin/frames')
        await choose(page, text, darkChoice)
        await page.goto('/products')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await look(page)).toEqual(light)
        await page.goto('/admin/frames')
        await expect.poll(() => look(page)).toEqual(dark)
        await page.emulateMedia({ media: 'print' })
        const onPaper = { ground: 'light', text: 'dark', field: 'light' }
        await expect.poll(() => look(page)).toMatchObject(onPaper)
      },
    )

    // ADMIN-9
    test(
      'is there from the first paint, while the app is still on its way',
      anyWidth,
      async ({ page, site }) => {
        await signIn(page, site)
        await page.addInitScript(([key, choice]) => localStorage.setItem(key, choice), [
          schemeKey,
          'dark',
        ] as const)
        await page.emulateMedia({ colorScheme: 'light' })
        await page.route(/\/assets\//, () => undefined)
        await page.goto('/admin/profile', { waitUntil: 'commit' })
        const preloader = page.locator('#preloader')
        await expect(preloader).toBeVisible()
        await expect(preloader).toHaveCSS('background-color', 'rgb(11, 27, 32)')
        const bar = page.locator('meta[name="theme-color"]')
        await expect(bar).toHaveAttribute('content', dark.bar)
      },
    )

    test('is readable everywhere after dark', fullRun, async ({ page, site }) => {
      test.slow()
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      await submitMessage(site, { name: 'Peter Hansen', text: 'We need 4 smoke fans' })
      await submitApplication(site, 'منى حسن')
      await submitVendor(site, { nameAr: 'النيل', nameEn: 'Nile', expires: dayFromNow(5) })
      await submitVendor(site, { nameAr: 'دلتا', nameEn: 'Delta', expires: dayFromNow(-5) })
      await page.goto('/login')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectContrast(page)
      await signIn(page, site)
      for (const path of pages) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
        await expect(page.locator('main .MuiSkeleton-root')).toHaveCount(0)
        await expectContrast(page)
      }
      for (const path of records) {
        await page.goto(path)
        await page.getByRole('main').locator('a[href*="/edit/"]').first().click()
        await expect(page.locator('form').first()).toBeVisible()
        await expectContrast(page)
      }
      await page.getByRole('button', { name: text.account }).click()
      await expectContrast(page)
    })

    test('its dialogs and notices are readable after dark', fullRun, async ({ page, site }) => {
      test.slow()
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      await signIn(page, site)
      const { call, save } = await staffApi(page, site.address)
      const body = {
        title: { ar: 'بطاقة الليل', en: 'Night card' },
        description: { ar: 'وصف البطاقة', en: '' },
        pictureId: null,
      }
      const driver = (await call('POST', '/Admin/drivers', { body })) as { id: string }
      const dialog = page.getByRole('dialog')
      const readable = async (part: Locator) => {
        await expect(part.first()).toBeVisible()
        await expectContrast(page)
      }

      // A list whose answer is held back, and of which the server sends no preview.
      await page.route(/\/api\/Admin\/drivers/, () => undefined, { times: 1 })
      await page.goto('/admin/drivers?search=card')
      await readable(page.locator('main .MuiSkeleton-root'))

      await page.goto(`/admin/drivers/edit/${driver.id}`)
      await showArabic(page)
      await page.locator('[name="title.ar"]').fill('بطاقة النهار')
      await save('drivers', driver.id, { ...body, title: { ar: 'بطاقة الفجر', en: 'Dawn card' } })
      await page.getByRole('button', { name: text.save, exact: true }).click()
      await readable(dialog.getByRole('group'))
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await page.getByRole('button', { name: text.history, exact: true }).click()
      await dialog.locator('summary').first().click()
      await readable(dialog.locator('dd'))
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      // The typed text is a draft now; the top bar tells the number of drafts.
      await page.getByRole('button', { name: text.drafts }).click()
      await readable(page.getByRole('banner').getByText('1', { exact: true }))
      await page.keyboard.press('Escape')

      await page.goto('/admin/frames?add')
      await dialog.locator('input[type=file]').setInputFiles('brand/public/icons/icon-512.png')
      await readable(page.getByRole('button', { name: text.usePicture }))
      await page.getByRole('button', { name: text.usePicture }).click()
      await expect(page.getByRole('button', { name: text.usePicture })).toHaveCount(0)
      await page.keyboard.press('Escape')

      await page.goto('/admin/drivers')
      await page.getByRole('button', { name: text.remove }).click()
      await readable(page.getByRole('button', { name: text.undo }))
      await page.getByRole('button', { name: text.deleted }).click()
      await readable(dialog.getByRole('listitem').or(dialog.getByRole('row')))
    })
  })
}
