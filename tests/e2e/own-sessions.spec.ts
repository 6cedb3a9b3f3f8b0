import { behaviourIn } from '#tests/support/behaviour-in.ts'
import { expectSound } from '#tests/support/expect-sound.ts'
import { signIn } from '#tests/support/sign-in.ts'
import { expect, fullRun, onPhone, test } from '#tests/support/site.ts'

const words = {
  ar: {
    title: 'الأجهزة التي سجّلت الدخول منها',
    device: 'فايرفوكس على ويندوز',
    here: 'هذا الجهاز',
    end: 'إنهاء الجلسة',
    ended: 'أُنهيت الجلسة على ذلك الجهاز.',
    endOthers: 'إنهاء كل الجلسات الأخرى',
    othersEnded: 'أُنهيت كل الجلسات الأخرى.',
    profile: 'ملفي الشخصي',
    lastName: 'اسم العائلة',
    save: 'حفظ',
    again: 'سجّل الدخول من جديد',
    saved: 'هذه القائمة محفوظة على هذا الجهاز',
  },
  en: {
    title: 'Where you are signed in',
    device: 'Firefox on Windows',
    here: 'This device',
    end: 'End the session',
    ended: 'The session on that device has ended.',
    endOthers: 'End all other sessions',
    othersEnded: 'All other sessions have ended.',
    profile: 'My profile',
    lastName: 'Last name',
    save: 'Save',
    again: 'Sign in again',
    saved: 'This list was saved on this device',
  },
} as const

const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0'

for (const language of behaviourIn('ar')) {
  const text = words[language]
  test.describe(`the own sessions, ${language}`, () => {
    // The ended session's calls are answered 401, which the browser reports, as it does a lost network.
    test.use({ language, allowedErrors: [/status of 401|net::ERR_INTERNET_DISCONNECTED/] })

    // SESSION-16, SESSION-29, SESSION-30, SESSION-31
    test(
      'one browser ends the session of another, which gets nothing more and loses no work',
      { tag: [fullRun.tag, ...(language === 'ar' ? [onPhone.tag] : [])] },
      async ({ page, site, browser }) => {
        const context = await browser.newContext({ userAgent, baseURL: site.address })
        const elsewhere = await context.newPage()
        await signIn(elsewhere, site)
        await elsewhere.goto(`/admin/profile?lang=${language}`)
        const form = elsewhere.getByRole('form', { name: text.profile })
        await form.getByLabel(text.lastName).fill('Example')

        await signIn(page, site)
        await page.goto('/admin/profile')
        const list = page.getByRole('list', { name: text.title })
        await expect(list.getByRole('listitem').first()).toContainText(text.here)
        const other = list.getByRole('listitem').filter({ hasText: text.device })
        await expectSound(page)
        await other.getByRole('button', { name: text.end }).click()
        await expect(page.getByText(text.ended)).toBeVisible()
        await expect(other).toHaveCount(0)

        // The work stays under the question who it is.
        await form.getByRole('button', { name: text.save }).click()
        await expect(elsewhere.getByRole('dialog', { name: text.again })).toBeVisible()
        await expect(elsewhere.locator('input[name=lastName]')).toHaveValue('Example')
        await elsewhere.goto('/admin/frames')
        await expect(elsewhere).toHaveURL(/\/login/)
        await signIn(elsewhere, site)

        await page.reload()
        await page.getByRole('button', { name: text.endOthers }).click()
        await expect(page.getByText(text.othersEnded)).toBeVisible()
        await expect(list.getByRole('listitem')).toHaveCount(1)
        await expect(page.getByRole('button', { name: text.endOthers })).toHaveCount(0)
        await elsewhere.goto('/admin/frames')
        await expect(elsewhere).toHaveURL(/\/login/)
        await context.close()

        // Without an answer the saved list is shown, and no session can be ended.
        await signIn(await browser.newPage({ baseURL: site.address }), site)
        await page.reload()
        await expect(list.getByRole('listitem')).toHaveCount(2)
        await page.route('**/api/Auth/sessions', (route) => route.abort('internetdisconnected'))
        await page.reload()
        await expect(page.getByText(text.saved)).toBeVisible()
        await expect(list.getByRole('listitem')).toHaveCount(2)
        await page.context().setOffline(true)
        await expect(page.getByRole('button', { name: text.endOthers })).toBeDisabled()
      },
    )
  })
}
