import { account } from '#tests/support/account.ts'
import { linkToken, linkMails } from '#tests/support/sent-mails.ts'
import { openFirst } from '#tests/support/record-form.ts'
import { signIn } from '#tests/support/sign-in.ts'
import { inputOf, staffApi } from '#tests/support/staff-api.ts'
import { anyWidthFullRun, expect, failCall, fullRun, type Page, test } from '#tests/support/site.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'

const words = {
  ar: {
    title: 'تسجيل الدخول',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    submit: 'تسجيل الدخول',
    signingIn: 'جارٍ تسجيل الدخول…',
    signedIn: 'تم تسجيل الدخول بنجاح',
    wrong: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    account: 'حسابك',
    signOut: 'تسجيل الخروج',
    signedOut: 'تم تسجيل الخروج بنجاح.',
    expired: 'انتهت الجلسة. يرجى تسجيل الدخول مرة أخرى.',
    frames: 'شرائح العرض',
    messages: 'الرسائل',
    order: 'الترتيب',
    recordSaved: /تم الحفظ/,
    keptHere: /محفوظ على هذا الجهاز/,
    profile: 'ملفي الشخصي',
    lastName: 'اسم العائلة',
    save: 'حفظ',
    profileSaved: 'تم حفظ ملفك الشخصي.',
    again: 'سجّل الدخول من جديد',
    unsaved: 'لديك عمل لم يُحفظ',
    stay: 'البقاء',
    forgot: 'هل نسيت كلمة المرور؟',
    sendLink: 'إرسال الرابط',
    linkSent: 'إن كان لهذا البريد حساب',
    newPassword: 'كلمة المرور الجديدة',
    savePassword: 'حفظ كلمة المرور',
    changePassword: 'تغيير كلمة المرور',
    currentPassword: 'كلمة المرور الحالية',
    wrongCurrent: 'كلمة المرور الحالية غير صحيحة',
    leaveUnsaved: 'مغادرة دون حفظ؟',
    keepEditing: 'متابعة التعديل',
    leaveAndDiscard: 'مغادرة وتجاهل التعديلات',
    passwordChanged: 'تم تغيير كلمة المرور، وسُجّل الخروج من الأجهزة الأخرى.',
  },
  en: {
    title: 'Sign in',
    email: 'Email',
    password: 'Password',
    submit: 'Sign in',
    signingIn: 'Signing in…',
    signedIn: 'Login Successfully',
    wrong: 'The email or the password is not correct.',
    account: 'Your account',
    signOut: 'Sign out',
    signedOut: 'You have signed out successfully.',
    expired: 'Session expired. Please login again.',
    frames: 'Hero slides',
    messages: 'Messages',
    order: 'Order',
    recordSaved: /Saved; the change/,
    keptHere: /Saved on this device at/,
    profile: 'My profile',
    lastName: 'Last name',
    save: 'Save',
    profileSaved: 'Your profile has been saved.',
    again: 'Sign in again',
    unsaved: 'You have unsaved work',
    stay: 'Stay',
    forgot: 'Forgot your password?',
    sendLink: 'Send the link',
    linkSent: 'If there is an account with this email',
    newPassword: 'New password',
    savePassword: 'Save the password',
    changePassword: 'Change the password',
    currentPassword: 'Current password',
    wrongCurrent: 'The current password is not correct',
    leaveUnsaved: 'Leave without saving?',
    keepEditing: 'Keep editing',
    leaveAndDiscard: 'Leave and discard',
    passwordChanged: 'Your password has been changed. Other devices have been signed out.',
  },
} as const

/** Skips all but Arabic on a phone and English on a desktop, in tests that do not depend on the language. */
const oneOfTwo = (language: 'ar' | 'en', isMobile: boolean) =>
  test.skip(isMobile === (language === 'en'), 'shown on the other kind of screen')

async function fillIn(page: Page, text: (typeof words)['ar' | 'en'], password = account.password) {
  const form = page.getByRole('form', { name: text.title })
  await form.getByLabel(text.email).fill(account.email)
  await form.getByLabel(text.password, { exact: true }).fill(password)
  await form.getByRole('button', { name: text.submit }).click()
}

test(
  'what comes after the sign-in is fetched while someone types',
  anyWidthFullRun,
  async ({ page }) => {
    await page.goto('/login')
    await expect(page.locator('input[name="email"]')).toBeFocused()
    const rules = page.waitForRequest(/\/guest-rules-/)
    const list = page.waitForRequest(/\/lists-/)
    await page.keyboard.press('e')
    await Promise.all([rules, list])
  },
)

for (const language of behaviourIn('en')) {
  const text = words[language]
  test.describe(`before the app, ${language}`, () => {
    test.use({ language })

    // SESSION-20
    test(
      'the sign-in is read and filled in before any script is there, and sent once it is',
      fullRun,
      async ({ page }) => {
        let letThrough = () => {}
        const held = new Promise<void>((resolve) => (letThrough = resolve))
        await page.route('**/*.js', async (route) => {
          await held
          await route.continue()
        })
        const rules = page.waitForRequest(/\/guest-rules-/)
        await page.goto('/forget-password')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.goto('/login?redirect=%2Fadmin%2Fmessages')
        await expect(page).toHaveTitle(new RegExp(`^${text.title} \\| `))
        await expect(
          page.getByRole('form', { name: text.title }).getByLabel(text.email),
        ).toBeFocused()
        await fillIn(page, text)
        await expect(page).toHaveURL(/\/login/)
        letThrough()
        await rules
        await expect(page.getByText(text.signedIn)).toBeVisible()
        await expect(page).toHaveURL(/\/admin\/messages$/)
      },
    )
  })

  test.describe(`session, ${language}`, () => {
    // Refused sign-ins, passwords and ended sessions are answered so, which the browser reports.
    test.use({ language, allowedErrors: [/status of 40[01]/] })

    // SESSION-2, SESSION-13, SESSION-15, SESSION-18
    test('the guard leads to the sign-in and on to what was asked for; signing out leads back', async ({
      page,
      context,
    }) => {
      await page.goto('/admin/messages?search=fan')
      await expect(page).toHaveURL(/\/login\?redirect=%2Fadmin%2Fmessages%3Fsearch%3Dfan$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title)

      await fillIn(page, text, 'not the password')
      await expect(page.getByRole('alert').filter({ hasText: text.wrong })).toBeVisible()
      await fillIn(page, text)
      await expect(page.getByText(text.signedIn)).toBeVisible()
      await expect(page).toHaveURL(/\/admin\/messages\?search=fan$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.messages)
      const cookies = (await context.cookies()).filter(({ name }) => name.endsWith('Token'))
      expect(cookies.map(({ path, expires }) => ({ path, expires }))).toEqual([
        { path: '/', expires: -1 },
        { path: '/', expires: -1 },
      ])

      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.messages)
      await page.getByRole('button', { name: text.account }).click()
      await page.getByRole('button', { name: text.signOut }).click()
      await expect(page.getByText(text.signedOut)).toBeVisible()
      await expect(page).toHaveURL(/\/login$/)
      const left = (await context.cookies()).filter(({ name }) => name.endsWith('Token'))
      expect(left).toEqual([])
    })

    // SESSION-19
    test(
      'the pages of guests lead whoever is signed in to the frames, a mailed link too',
      fullRun,
      async ({ page, site, isMobile }) => {
        oneOfTwo(language, isMobile)
        await signIn(page, site)
        for (const path of ['/login', '/forget-password', '/reset-password#token=mailed']) {
          await page.goto(path)
          await expect(page).toHaveURL(`${site.address}/admin/frames`)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.frames)
        }
      },
    )

    // SESSION-5, SESSION-12
    test(
      'a start renews the session once, and goes on with the kept profile where nothing answers',
      fullRun,
      async ({ page, site, context, isMobile }) => {
        oneOfTwo(language, isMobile)
        await signIn(page, site)
        await context.addCookies([{ name: 'accessToken', value: 'run-out', url: site.address }])
        const renewals: string[] = []
        page.on('request', (request) => {
          if (request.url().endsWith('/refresh-token')) renewals.push(request.method())
        })
        await page.goto('/admin/messages')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.messages)
        expect(renewals).toEqual(['POST'])
        const [token] = (await context.cookies()).filter(({ name }) => name === 'accessToken')
        expect(token?.value).not.toBe('run-out')

        const mend = await failCall(page, 'MyProfile', { abort: 'failed' })
        await page.reload()
        await expect(page.getByRole('button', { name: text.account })).toBeVisible()
        await mend()
      },
    )

    // SESSION-8, SESSION-10
    test('a session that cannot be renewed ends with a toast, at the sign-in', async ({
      page,
      site,
      isMobile,
    }) => {
      oneOfTwo(language, isMobile)
      await signIn(page, site)
      await page.goto('/admin/messages')
      await expect(page.getByRole('button', { name: text.account })).toBeVisible()
      await failCall(page, 'MyProfile', { status: 401 })
      await failCall(page, 'refresh-token', { status: 401 })
      // The toast goes by itself, and may not wait for a page that takes its time to count as loaded.
      await page.reload({ waitUntil: 'commit' })
      await expect(page.getByText(text.expired)).toBeVisible()
      await expect(page).toHaveURL(/\/login\?redirect=%2Fadmin%2Fmessages$/)
    })

    // SESSION-15
    test('tabs sign in and out together', fullRun, async ({ page, context, isMobile }) => {
      oneOfTwo(language, isMobile)
      await page.goto('/login')
      const other = await context.newPage()
      await other.goto('/admin/projects')
      await expect(other).toHaveURL(/\/login/)
      await fillIn(page, text)
      await expect(page).toHaveURL(/\/admin\/frames$/)
      await expect(other).toHaveURL(/\/admin\/projects$/)
      await other.getByRole('button', { name: text.account }).click()
      await other.getByRole('button', { name: text.signOut }).click()
      await expect(other).toHaveURL(/\/login$/)
      await expect(page).toHaveURL(/\/login$/)
    })

    // SESSION-15
    test(
      'a tab whose page is still on its way at the sign-in in another goes along with it',
      fullRun,
      async ({ page, context }) => {
        const other = await context.newPage()
        let letThrough = () => {}
        const held = new Promise<void>((resolve) => (letThrough = resolve))
        await other.route(/\/sign-in-page-[^/]*\.js$/, async (route) => {
          await held
          await route.continue()
        })
        await other.goto('/login?redirect=%2Fadmin%2Fprojects', { waitUntil: 'commit' })
        await expect(other.getByLabel(text.email)).toBeVisible()
        await page.goto('/login')
        await fillIn(page, text)
        await expect(page).toHaveURL(/\/admin\/frames$/)
        letThrough()
        await expect(other).toHaveURL(/\/admin\/projects$/)
      },
    )

    // SESSION-16, SESSION-17
    test('a session that ends over unsaved work goes on in a dialog, and nothing is lost', async ({
      page,
      site,
    }) => {
      await signIn(page, site)
      await page.goto('/admin/profile')
      const form = page.getByRole('form', { name: text.profile })
      const lastName = form.getByLabel(text.lastName)
      await lastName.fill('Example')
      // At one go: another call of the page may find out in between, and the dialog then lies over the button.
      await form.getByRole('button', { name: text.save }).evaluate((button: HTMLElement) => {
        for (const name of ['accessToken', 'refreshToken']) document.cookie = `${name}=x; path=/`
        button.click()
      })

      const dialog = page.getByRole('dialog', { name: text.again })
      await expect(dialog.getByLabel(text.email)).toHaveValue(account.email)
      await dialog.getByLabel(text.password, { exact: true }).fill(account.password)
      await dialog.getByRole('button', { name: text.submit }).click()
      await expect(dialog).toBeHidden()
      await expect(lastName).toHaveValue('Example')

      await page.getByRole('button', { name: text.account }).click()
      await page.getByRole('button', { name: text.signOut }).click()
      const leaving = page.getByRole('dialog', { name: text.unsaved })
      await expect(leaving.getByRole('listitem')).toHaveText([text.profile])
      await leaving.getByRole('button', { name: text.stay }).click()

      await form.getByRole('button', { name: text.save }).click()
      await expect(page.getByText(text.profileSaved)).toBeVisible()
      await lastName.fill('')
      await form.getByRole('button', { name: text.save }).click()
      await expect(form.getByRole('button', { name: text.save })).toBeEnabled()
    })

    // RECORD-10
    test(
      'a profile that is not saved is not left behind unasked',
      fullRun,
      async ({ page, site }) => {
        await signIn(page, site)
        await page.goto('/admin/messages')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.messages)
        await page.getByRole('button', { name: text.account }).click()
        await page.getByRole('link', { name: text.profile }).click()
        const lastName = page.getByRole('form', { name: text.profile }).getByLabel(text.lastName)
        // A browser asks only those who have done something on the page.
        await lastName.click()
        await lastName.fill('Unsaved')
        const asked = page.waitForEvent('dialog')
        await page.evaluate(() => setTimeout(() => location.reload()))
        const question = await asked
        expect(question.type()).toBe('beforeunload')
        await question.dismiss()
        await expect(lastName).toHaveValue('Unsaved')

        const dialog = page.getByRole('alertdialog', { name: text.leaveUnsaved })
        await page.evaluate(() => history.back())
        await dialog.getByRole('button', { name: text.keepEditing }).click()
        await expect(dialog).toBeHidden()
        await expect(lastName).toHaveValue('Unsaved')
        await page.evaluate(() => history.back())
        await dialog.getByRole('button', { name: text.leaveAndDiscard }).click()
        await expect(page).toHaveURL(/\/admin\/messages$/)
      },
    )

    // SESSION-16
    test(
      'a session that ends over a record being edited goes on in a dialog, and the record is saved',
      fullRun,
      async ({ page, site }) => {
        await signIn(page, site)
        await openFirst(page, '/admin/services')
        const order = page.getByRole('textbox', { name: text.order })
        const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
        const before = await (await staffApi(page, site.address)).read('services', id)
        await order.fill('77')
        await expect(page.getByText(text.keptHere)).toBeVisible()
        await page
          .getByRole('button', { name: text.save, exact: true })
          .evaluate((button: HTMLElement) => {
            for (const name of ['accessToken', 'refreshToken'])
              document.cookie = `${name}=x; path=/`
            button.click()
          })
        const dialog = page.getByRole('dialog', { name: text.again })
        await dialog.getByLabel(text.password, { exact: true }).fill(account.password)
        await dialog.getByRole('button', { name: text.submit }).click()
        await expect(dialog).toBeHidden()
        await expect(order).toHaveValue('77')
        await page.getByRole('button', { name: text.save, exact: true }).click()
        await expect(page.getByText(text.recordSaved)).toBeVisible()
        const api = await staffApi(page, site.address)
        expect(await api.read('services', id)).toMatchObject({ order: 77 })
        await api.save('services', id, inputOf(before))
      },
    )

    // SESSION-11
    test(
      'a profile that the server fails to give ends the session at the sign-in, and says so',
      fullRun,
      async ({ page, site }) => {
        await signIn(page, site)
        await page.goto('/admin/messages')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.messages)
        await failCall(page, 'MyProfile', { status: 502 })
        await page.reload()
        await expect(page).toHaveURL(/\/login\?redirect=%2Fadmin%2Fmessages$/)
        await expect(page.getByText(text.expired)).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title)
      },
    )

    // SESSION-25, SESSION-26
    test(
      'a forgotten password is replaced by the mailed link, once, and changed back',
      fullRun,
      async ({ page, site, isMobile }) => {
        oneOfTwo(language, isMobile)
        const replaced = 'another battery staple'
        await page.goto('/login')
        await page.getByRole('link', { name: text.forgot }).click()
        // The sign-in has a field of that name too.
        await expect(page.getByRole('button', { name: text.sendLink })).toBeVisible()
        await page.getByLabel(text.email).fill(account.email)
        const mails = (await linkMails(site.dataDir)).length
        await page.getByRole('button', { name: text.sendLink }).click()
        await expect(page.getByRole('status').filter({ hasText: text.linkSent })).toBeVisible()
        await expect.poll(async () => (await linkMails(site.dataDir)).length).toBeGreaterThan(mails)
        const link = `/reset-password#token=${linkToken((await linkMails(site.dataDir)).at(-1) ?? '')}`

        await page.goto(link)
        await page.getByLabel(text.newPassword, { exact: true }).fill(replaced)
        await page.getByRole('button', { name: text.savePassword }).click()
        await expect(page).toHaveURL(/\/login$/)
        await fillIn(page, text, replaced)
        await expect(page).toHaveURL(/\/admin\/frames$/)

        await page.goto('/admin/profile')
        const form = page.getByRole('form', { name: text.changePassword })
        await form.getByLabel(text.currentPassword, { exact: true }).fill('not the password')
        await form.getByLabel(text.newPassword, { exact: true }).fill(account.password)
        await form.getByRole('button', { name: text.changePassword }).click()
        await expect(form.getByText(text.wrongCurrent)).toBeVisible()
        await form.getByLabel(text.currentPassword, { exact: true }).fill(replaced)
        await form.getByRole('button', { name: text.changePassword }).click()
        await expect(page.getByText(text.passwordChanged)).toBeVisible()
      },
    )
  })
}
