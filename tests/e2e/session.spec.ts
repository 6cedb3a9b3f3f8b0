import { account } from '#tests/support/account.ts'
import { signIn } from '#tests/support/sign-in.ts'
import { expect, failCall, type Page, test } from '#tests/support/site.ts'

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
    messages: 'الرسائل',
    projects: 'المشاريع',
    viewAsVisitor: 'عرض الموقع كزائر',
    back: 'العودة إلى لوحة التحكم',
  },
  en: {
    title: 'Sign in',
    email: 'Email',
    password: 'Password',
    submit: 'Sign in',
    signingIn: 'Logging in…',
    signedIn: 'Login Successfully',
    wrong: 'The email or the password is not correct.',
    account: 'Your account',
    signOut: 'Sign out',
    signedOut: 'You have signed out successfully.',
    expired: 'Session expired. Please login again.',
    messages: 'Messages',
    projects: 'Projects',
    viewAsVisitor: 'View as visitor',
    back: 'Back to the dashboard',
  },
} as const

async function fillIn(page: Page, text: (typeof words)['ar' | 'en'], password = account.password) {
  const form = page.getByRole('form', { name: text.title })
  await form.getByLabel(text.email).fill(account.email)
  await form.getByLabel(text.password, { exact: true }).fill(password)
  await form.getByRole('button', { name: text.submit }).click()
}

for (const language of ['ar', 'en'] as const) {
  const text = words[language]
  test.describe(`session, ${language}`, () => {
    // Refused sign-ins and ended sessions are answered 401, which the browser reports.
    test.use({ language, allowedErrors: [/status of 401/] })

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

    test('staff have the dashboard on every address, until they look as a visitor', async ({
      page,
      site,
    }) => {
      await signIn(page, site)
      await page.goto('/')
      await expect(page).toHaveURL(/\/admin\/frames$/)
      await page.goto('/projects')
      await expect(page.getByRole('button', { name: text.account })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.projects)
    })

    test('a session that cannot be renewed ends with a toast, at the sign-in', async ({
      page,
      site,
    }) => {
      await signIn(page, site)
      await page.goto('/admin/messages')
      await expect(page.getByRole('button', { name: text.account })).toBeVisible()
      await failCall(page, 'MyProfile', { status: 401 })
      await failCall(page, 'refresh-token', { status: 401 })
      await page.reload()
      await expect(page.getByText(text.expired)).toBeVisible()
      await expect(page).toHaveURL(/\/login\?redirect=%2Fadmin%2Fmessages$/)
    })
  })
}
