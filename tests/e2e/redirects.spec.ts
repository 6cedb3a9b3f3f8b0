import { addMovableService, movedTitle } from '#tests/support/moved-records.ts'
import { noticesArrived } from '#tests/support/notices-arrived.ts'
import { becomeStranger, signIn } from '#tests/support/sign-in.ts'
import { anyWidthFullRun, expect, fullRun, type Page, test } from '#tests/support/site.ts'
import { inputOf, staffApi } from '#tests/support/staff-api.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'

const words = {
  ar: {
    slug: 'رابط الصفحة (اختياري)',
    hint: /يظل الرابط القديم يحوّل الزائر إلى الجديد/,
    save: 'حفظ',
    list: 'روابط الصفحات القديمة',
    open: `فتح ${movedTitle.ar}`,
    remove: 'حذف first-address',
    removed: 'تم حذف «first-address»',
    undo: 'تراجع',
    restored: 'تمت استعادة السجل',
    recordDeleted: 'سجل محذوف',
  },
  en: {
    slug: 'Page address (optional)',
    hint: /the old address leads on to the new one/,
    save: 'Save',
    list: 'Old page addresses',
    open: `Open ${movedTitle.en}`,
    remove: 'Delete first-address',
    removed: '“first-address” was deleted',
    undo: 'Undo',
    restored: 'Record restored',
    recordDeleted: 'Deleted record',
  },
} as const

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

for (const language of behaviourIn('ar')) {
  const text = words[language]
  const title = movedTitle[language]

  test.describe(`addresses that records had, ${language}`, () => {
    test.use({ language })

    // PAGE-16
    test(
      'lead on by 301 with their query, once, and are named nowhere',
      anyWidthFullRun,
      async ({ page, site }) => {
        const { move, remove } = await addMovableService(page, site, 'first-address')
        await move('second-address')
        await move('third-address')
        for (const former of ['first-address', 'second-address']) {
          const asked = `/services/${former}/?lang=${language}&from=tender`
          const answer = await page.request.get(asked, { maxRedirects: 0 })
          expect([answer.status(), answer.headers()['location']]).toEqual([
            301,
            `/services/third-address?lang=${language}&from=tender`,
          ])
          // Kept for ever by a browser, it would go round in a ring once the record has its old address again.
          expect(answer.headers()['cache-control']).toBe('no-cache')
        }
        await page.goto(`/services/first-address?lang=${language}`)
        await expect(page).toHaveURL(`/services/third-address?lang=${language}`)
        await expect(heading(page, title)).toBeVisible()
        const sitemap = await (await page.request.get('/sitemap.xml')).text()
        expect(sitemap).toContain('/services/third-address?')
        expect(sitemap).not.toContain('first-address')

        await move('first-address')
        await page.goto('/services/second-address')
        await expect(page).toHaveURL('/services/first-address')
        await expect(heading(page, title)).toBeVisible()
        await remove()
        const gone = await page.request.get('/services/second-address', { maxRedirects: 0 })
        expect(gone.status()).toBe(404)
      },
    )

    test(
      'lead on within the page that is open, in its history too',
      anyWidthFullRun,
      async ({ page, site }) => {
        const { move, remove } = await addMovableService(page, site, 'first-address')
        await page.goto('/services/first-address?from=tender#story')
        await noticesArrived(page)
        await page.locator('header a[href="/projects"], footer a[href="/projects"]').first().click()
        await expect(page).toHaveURL('/projects')
        await move('second-address')
        await page.reload()
        await noticesArrived(page)
        await page.evaluate(() => Reflect.set(window, 'sameDocument', true))

        await page.goBack()
        await expect(heading(page, title)).toBeVisible()
        await expect(page).toHaveURL('/services/second-address?from=tender#story')
        expect(await page.evaluate((): unknown => Reflect.get(window, 'sameDocument'))).toBe(true)
        const canonical = page.locator('link[rel="canonical"]')
        await expect(canonical).toHaveAttribute('href', /\/services\/second-address(\?|$)/)
        // The former address has left the history: the next entry is still the page after it.
        await page.goForward()
        await expect(page).toHaveURL('/projects')
        await remove()
      },
    )

    // PAGE-16
    test('of a vacancy open it on the careers page', anyWidthFullRun, async ({ page, site }) => {
      await signIn(page, site)
      const { list, save } = await staffApi(page, site.address)
      await becomeStranger(page)
      const [vacancy] = (await list('jobs')).data
      if (!vacancy) throw new Error('There is no vacancy.')
      const { slug } = vacancy as unknown as { slug: string }
      await save('jobs', vacancy.id, { ...inputOf(vacancy), slug: 'moved-vacancy' })
      await page.goto(`/Careers?vacancy=${slug}&from=tender#${slug}`)
      await expect(page).toHaveURL('/Careers?vacancy=moved-vacancy&from=tender#moved-vacancy')
      await expect(page.locator('#moved-vacancy')).toHaveAttribute('open')
      await save('jobs', vacancy.id, { ...inputOf(vacancy), slug })
    })

    test(
      'are told of by the form, listed, removed and brought back',
      fullRun,
      async ({ page, site }) => {
        const { id, remove } = await addMovableService(page, site, 'first-address')
        await signIn(page, site)
        const statusOf = async () =>
          (await page.request.get('/services/first-address', { maxRedirects: 0 })).status()
        await page.goto(`/admin/services/edit/${id}`)
        await expect(page.getByText(text.hint)).toBeVisible()
        await page.getByRole('textbox', { name: text.slug }).fill('second-address')
        await page.getByRole('button', { name: text.save, exact: true }).click()
        await expect.poll(statusOf).toBe(301)

        await page.goto('/admin/services')
        await page.getByRole('link', { name: text.list }).click()
        const main = page.getByRole('main')
        const rows = main.locator('[role="row"], li').filter({ hasText: '/services/first-address' })
        await expect(rows).toHaveCount(1)
        for (const shown of [title, '/services/second-address'])
          await expect(rows.getByText(shown, { exact: true })).toBeVisible()
        await expect(rows.getByRole('link', { name: text.open })).toHaveAttribute(
          'href',
          `/admin/services/edit/${id}`,
        )

        await rows.getByRole('button', { name: text.remove }).click()
        await expect(page.getByText(text.removed)).toBeVisible()
        await expect(rows).toHaveCount(0)
        expect(await statusOf()).toBe(404)
        await page.getByRole('button', { name: text.undo }).click()
        await expect(page.getByText(text.restored)).toBeVisible()
        await expect(rows).toHaveCount(1)
        expect(await statusOf()).toBe(301)

        await remove()
        await page.reload()
        await expect(rows.getByText(text.recordDeleted)).toBeVisible()
        await expect(rows.getByRole('link')).toHaveCount(0)
      },
    )
  })
}
