import type { Browser } from '@playwright/test'
import { behaviourIn } from '#tests/support/behaviour-in.ts'
import { expectSound } from '#tests/support/expect-sound.ts'
import { addColleague, type Colleague } from '#tests/support/colleague.ts'
import { signIn } from '#tests/support/sign-in.ts'
import { expect, fullRun, onPhone, type Page, type SiteWorkers, test } from '#tests/support/site.ts'
import { staffApi } from '#tests/support/staff-api.ts'
import { codeOf } from '#tests/support/totp-code.ts'
import { addAuthenticator } from '#tests/support/virtual-authenticator.ts'

const words = {
  ar: {
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    current: 'كلمة المرور الحالية',
    signIn: 'تسجيل الدخول',
    confirm: 'تأكيد',
    setUp: 'إعداد تطبيق المصادقة',
    qrCode: 'رمز QR لتطبيق المصادقة',
    firstCode: 'الرمز الظاهر في التطبيق',
    turnOn: 'تفعيل',
    codes: 'رموز الاسترداد',
    saved: 'حفظتها',
    on: /مفعّل منذ/,
    code: 'الرمز',
    recoveryCode: 'رمز الاسترداد',
    useRecoveryCode: 'استخدام رمز استرداد',
    wrong: 'هذا الرمز غير صحيح، أو سبق استخدامه',
    goOn: 'متابعة',
    left: 'بقيت 9 رموز.',
    addPasskey: 'إضافة مفتاح مرور',
    name: 'الاسم',
    passkeys: 'مفاتيح المرور',
    used: /آخر استخدام/,
    bySignIn: 'الدخول بمفتاح مرور',
    usePasskey: 'استخدام مفتاح مرور',
    cancelled: 'لم يتم التأكيد. حاول مرة أخرى متى شئت، أو استخدم طريقة أخرى.',
    remove: 'إزالة',
    passkeyRemoved: 'تمت إزالة مفتاح المرور.',
    demand: 'من يلزمه التحقق بخطوتين',
    role: 'مسؤول مشتريات',
    save: 'حفظ',
    demandSaved: 'تم الحفظ، ويسري من الآن.',
    first: 'يتطلب دورك تحققًا بخطوتين. فعّل تطبيق مصادقة أو أضف مفتاح مرور، وبعدها يُفتح كل شيء آخر.',
    vendors: 'الموردون',
    reset: 'إعادة تعيين التحقق بخطوتين',
    resetDone: 'تمت إعادة تعيين التحقق بخطوتين.',
  },
  en: {
    email: 'Email',
    password: 'Password',
    current: 'Current password',
    signIn: 'Sign in',
    confirm: 'Confirm',
    setUp: 'Set up an authenticator app',
    qrCode: 'QR code for your authenticator app',
    firstCode: 'The code that the app shows',
    turnOn: 'Turn on',
    codes: 'Recovery codes',
    saved: 'I have saved them',
    on: /On since/,
    code: 'Code',
    recoveryCode: 'Recovery code',
    useRecoveryCode: 'Use a recovery code',
    wrong: 'This code is not correct, or has been used already',
    goOn: 'Continue',
    left: '9 codes left.',
    addPasskey: 'Add a passkey',
    name: 'Name',
    passkeys: 'Passkeys',
    used: /last used/,
    bySignIn: 'Sign in with a passkey',
    usePasskey: 'Use a passkey',
    cancelled: 'Nothing was confirmed. Try again when you are ready, or use another way.',
    remove: 'Remove',
    passkeyRemoved: 'The passkey has been removed.',
    demand: 'Who needs a second factor',
    role: 'Procurement',
    save: 'Save',
    demandSaved: 'Saved. It counts from now on.',
    first:
      'Your role requires a second factor. Set up an authenticator app or a passkey; everything else opens after that.',
    vendors: 'Vendors',
    reset: 'Reset the second factor',
    resetDone: 'The second factor has been reset.',
  },
} as const

for (const language of behaviourIn('ar')) {
  const text = words[language]

  const givePassword = async (page: Page, { email, password }: Colleague) => {
    await page.goto('/login')
    await page.getByLabel(text.email).fill(email)
    await page.getByLabel(text.password, { exact: true }).fill(password)
    await page.getByRole('button', { name: text.signIn, exact: true }).click()
  }
  const leave = async (page: Page) => {
    // A page that still starts would go to the sign-in by itself, against the next `goto`.
    await page.goto('about:blank')
    await page.context().clearCookies({ name: /Token$/ })
  }
  const expectInside = (page: Page) => expect(page).toHaveURL(/\/admin(?:$|\/(?!login))/)
  const confirm = async (page: Page, { password }: Colleague) => {
    await page.getByLabel(text.current, { exact: true }).last().fill(password)
    await page.getByRole('button', { name: text.confirm, exact: true }).click()
  }
  /** @returns the secret */
  const setUpApp = async (page: Page, person: Colleague): Promise<string> => {
    await page.getByRole('button', { name: text.setUp }).click()
    await confirm(page, person)
    await expect(page.getByRole('img', { name: text.qrCode })).toBeVisible()
    const secret = (await page.locator('code').textContent())?.replaceAll(' ', '') ?? ''
    await expectSound(page)
    await page.getByLabel(text.firstCode).fill(codeOf(secret))
    await page.keyboard.press('Enter')
    return secret
  }
  /** @returns the codes */
  const keepCodes = async (page: Page): Promise<string[]> => {
    const dialog = page.getByRole('dialog', { name: text.codes })
    await expect(dialog.getByRole('listitem')).toHaveCount(10)
    const codes = await dialog.getByRole('listitem').allTextContents()
    await expectSound(page)
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: text.saved }).click()
    await expect(dialog).toHaveCount(0)
    return codes
  }

  test.describe(`the second factor, ${language}`, () => {
    // A wrong code and a call that a role may not make yet are refused, which the browser reports.
    test.use({ language, allowedErrors: [/status of 40[0139]/] })
    const onPhoneInArabicFullRun = {
      tag: [fullRun.tag, ...(language === 'ar' ? [onPhone.tag] : [])],
    }

    // SESSION-35, SESSION-36, SESSION-37, SESSION-44
    test(
      'an app is set up with its QR code, and signs in by codes and recovery codes',
      onPhoneInArabicFullRun,
      async ({ page, site }) => {
        const person = await addColleague(page, site, { roles: ['sales'], language })
        await leave(page)
        await givePassword(page, person)
        await expectInside(page)
        await page.goto('/admin/profile')
        const secret = await setUpApp(page, person)
        const [recoveryCode = ''] = await keepCodes(page)
        await expect(page.getByText(text.on)).toBeVisible()
        await expectSound(page)

        await leave(page)
        await givePassword(page, person)
        const code = page.getByLabel(text.code, { exact: true })
        await expect(code).toBeFocused()
        await expectSound(page)
        await code.fill('000000')
        await page.keyboard.press('Enter')
        await expect(page.getByText(text.wrong)).toBeVisible()
        // The code of the set-up is used; a clock may be a step ahead.
        await code.fill(codeOf(secret, Date.now() + 30_000))
        await page.getByRole('button', { name: text.goOn }).click()
        await expectInside(page)

        await leave(page)
        await givePassword(page, person)
        await page.getByRole('button', { name: text.useRecoveryCode }).click()
        await page.getByLabel(text.recoveryCode).fill(recoveryCode.toUpperCase())
        await page.keyboard.press('Enter')
        await expectInside(page)
        await page.goto('/admin/profile')
        await expect(page.getByText(text.left)).toBeVisible()
      },
    )

    // SESSION-38, SESSION-39, SESSION-41, SESSION-43
    test(
      'a passkey is added and named, signs in alone and after the password, and is removed',
      onPhoneInArabicFullRun,
      async ({ page, site }) => {
        const person = await addColleague(page, site, { roles: ['sales'], language })
        const device = await addAuthenticator(page)
        await leave(page)
        await givePassword(page, person)
        await expectInside(page)
        await page.goto('/admin/profile')
        await page.getByRole('button', { name: text.addPasskey }).click()
        await confirm(page, person)
        await page.getByLabel(text.name, { exact: true }).fill('Work phone')
        await expectSound(page)
        await page.keyboard.press('Enter')
        await keepCodes(page)
        const passkey = page.getByRole('list', { name: text.passkeys }).getByRole('listitem')
        await expect(passkey).toContainText('Work phone')
        await expectSound(page)

        await leave(page)
        await page.goto('/login')
        await expectSound(page)
        // Somebody who does not confirm is told so calmly, and may try again.
        await device.verify(false)
        await page.getByRole('button', { name: text.bySignIn }).click()
        await expect(page.getByText(text.cancelled)).toBeVisible()
        await device.verify(true)
        await page.getByRole('button', { name: text.bySignIn }).click()
        await expectInside(page)

        await leave(page)
        await givePassword(page, person)
        await page.getByRole('button', { name: text.usePasskey }).click()
        await expectInside(page)
        await page.goto('/admin/profile')
        await expect(passkey).toContainText(text.used)
        await passkey.getByRole('button', { name: text.remove }).click()
        await page.getByRole('button', { name: text.usePasskey }).click()
        await expect(page.getByText(text.passkeyRemoved)).toBeVisible()
        await expect(passkey).toHaveCount(0)
      },
    )

    // ROLE-8, ACCOUNT-6
    test(
      'a role that demands a factor opens nothing before one is set up, and an owner resets a lost one',
      onPhoneInArabicFullRun,
      async ({ page, site, browser }) => {
        const person = await addColleague(page, site, { roles: ['procurement'], language })
        await page.goto('/admin/accounts')
        const demand = page.getByRole('region', { name: text.demand })
        await demand.getByText(text.role).click()
        await demand.getByRole('button', { name: text.save }).click()
        await expect(page.getByText(text.demandSaved)).toBeVisible()
        await expectSound(page)

        const { context, elsewhere } = await openElsewhere(browser, site, language)
        await givePassword(elsewhere, person)
        await expect(elsewhere.getByText(text.first)).toBeVisible()
        await expectSound(elsewhere)
        await elsewhere.goto('/admin/vendors')
        await expect(elsewhere.getByText(text.first)).toBeVisible()
        await setUpApp(elsewhere, person)
        await keepCodes(elsewhere)
        await expect(elsewhere.getByRole('heading', { name: text.vendors, level: 1 })).toBeVisible()
        await expect(elsewhere.getByText(text.first)).toHaveCount(0)

        await page.reload()
        const reset = page
          .getByRole('listitem')
          .filter({ hasText: person.email })
          .getByRole('button', { name: text.reset })
        await reset.click()
        const question = page.getByRole('alertdialog')
        await expectSound(page)
        await question.getByRole('button', { name: text.reset }).click()
        await expect(page.getByText(text.resetDone)).toBeVisible()
        await expect(reset).toHaveCount(0)
        await elsewhere.goto('/admin/vendors')
        await expect(elsewhere).toHaveURL(/\/login/)
        await givePassword(elsewhere, person)
        await expect(elsewhere.getByText(text.first)).toBeVisible()
        await context.close()
        await withdrawDemand(page, site)
      },
    )

    // SESSION-43
    test(
      'a browser that knows no passkeys shows none',
      onPhoneInArabicFullRun,
      async ({ page, site }) => {
        await page.addInitScript(() => {
          Reflect.deleteProperty(window, 'PublicKeyCredential')
        })
        await page.goto('/login')
        await page.getByLabel(text.email).fill('x')
        await page.getByRole('button', { name: text.signIn, exact: true }).click()
        await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
        await expect(page.getByRole('button', { name: text.bySignIn })).toHaveCount(0)
        await expect(page.getByText(text.bySignIn)).toBeHidden()
        await signIn(page, site)
        await page.goto('/admin/profile')
        await expect(page.getByRole('button', { name: text.setUp })).toBeVisible()
        await expect(page.getByText(text.addPasskey)).toHaveCount(0)
      },
    )
  })
}

async function openElsewhere(browser: Browser, site: SiteWorkers['site'], language: 'ar' | 'en') {
  const context = await browser.newContext({ baseURL: site.address })
  await context.addCookies([{ name: 'language', value: language, url: site.address }])
  return { context, elsewhere: await context.newPage() }
}

/** As it was before, for the other tests of this server. */
async function withdrawDemand(page: Page, site: SiteWorkers['site']): Promise<void> {
  const { call } = await staffApi(page, site.address)
  await call('PUT', '/Admin/second-factor', { body: { roles: [] } })
}
