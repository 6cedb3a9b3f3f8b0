import { axeViolations } from '#tests/support/axe-violations.ts'
import { expectSound } from '#tests/support/expect-sound.ts'
import { linkToken, linkMails } from '#tests/support/sent-mails.ts'
import { signIn } from '#tests/support/sign-in.ts'
import { staffApi } from '#tests/support/staff-api.ts'
import { submitMessage } from '#tests/support/submit.ts'
import { expect, type Page, type SiteWorkers, test } from '#tests/support/site.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'

const password = 'a slow river in May'

const words = {
  ar: {
    invite: 'دعوة شخص',
    email: 'البريد الإلكتروني',
    send: 'إرسال الدعوة',
    sent: 'الدعوة في طريقها',
    role: 'مسؤول مبيعات',
    accept: 'قبول الدعوة',
    firstName: 'الاسم الأول',
    password: 'كلمة المرور',
    ready: 'حسابك جاهز. سجّل الدخول ببريدك وكلمة المرور.',
    signIn: 'تسجيل الدخول',
    dashboard: 'لوحة المعلومات',
    messages: 'الرسائل',
    frames: 'شرائح العرض',
    vendors: 'الموردون',
    notAllowed: 'صلاحياتك لا تشمل هذه الصفحة. يمكن لمالك لوحة التحكم تعديلها.',
    over: 'هذه الدعوة لم تعد صالحة',
    lastSeen: 'آخر ظهور',
    deactivate: 'إيقاف الحساب',
    consequence: 'يُسجَّل خروجه فورًا من كل الأجهزة',
    deactivated: 'موقوف',
    notes: 'ملاحظات',
    save: 'حفظ',
    refused: 'صلاحياتك لا تسمح بذلك. يمكن لمالك لوحة التحكم تعديلها. تعديلاتك محفوظة على هذا الجهاز.',
    readOnly: 'يمكنك الاطلاع فقط، دون التعديل.',
  },
  en: {
    invite: 'Invite someone',
    email: 'Email',
    send: 'Send the invitation',
    sent: 'is on its way',
    role: 'Sales',
    accept: 'Accept the invitation',
    firstName: 'First name',
    password: 'Password',
    ready: 'Your account is ready. Sign in with your email and password.',
    signIn: 'Sign in',
    dashboard: 'Dashboard',
    messages: 'Messages',
    frames: 'Hero slides',
    vendors: 'Vendors',
    notAllowed: 'Your roles do not include this page. An owner of the back office can change them.',
    over: 'This invitation is no longer valid',
    lastSeen: 'Last seen',
    deactivate: 'Deactivate',
    consequence: 'They are signed out everywhere at once',
    deactivated: 'Deactivated',
    notes: 'Notes',
    save: 'Save',
    refused:
      'Your roles do not allow this. An owner of the back office can change them. Your changes are saved on this device.',
    readOnly: 'You can read this, but not change it.',
  },
} as const

type Site = SiteWorkers['site']
interface Listed {
  id: string
  version: number
  email: string
}

/** Changes an account as its owner does elsewhere. */
async function change(owner: Page, site: Site, email: string, roles: string[]) {
  const { call } = await staffApi(owner, site.address)
  const accounts = (await call('GET', '/Admin/accounts')) as Listed[]
  const found = accounts.find((one) => one.email === email)
  if (!found) throw new Error(`${email} has no account`)
  const { id, version } = found
  await call('PUT', `/Admin/accounts/${id}`, { version, body: { roles, deactivated: false } })
}

for (const language of behaviourIn('ar')) {
  const text = words[language]
  test.describe(`accounts, ${language}`, () => {
    // A refusal is answered 4xx, which the browser reports.
    test.use({ language, allowedErrors: [/status of 40[013]/] })

    // ACCOUNT-1, ACCOUNT-2, ACCOUNT-3, ACCOUNT-4, ROLE-6, ROLE-7
    test('an owner invites someone, who sees what their roles allow and loses no work with a role', async ({
      page,
      site,
      browser,
      isMobile,
    }) => {
      const email = `${language}-${isMobile ? 'phone' : 'desk'}@nasaem.example`
      const mails = (await linkMails(site.dataDir)).length
      await submitMessage(site)
      await signIn(page, site)
      await page.goto('/admin/accounts')
      await page.getByRole('button', { name: text.invite }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(text.email).fill(email)
      await dialog.getByRole('checkbox', { name: text.role }).check({ force: true })
      await expectSound(page)
      await dialog.getByRole('button', { name: text.send }).click()
      await expect(page.getByText(text.sent)).toBeVisible()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('heading', { name: email })).toBeVisible()
      await expectSound(page)

      await expect.poll(() => linkMails(site.dataDir)).toHaveLength(mails + 1)
      const token = linkToken((await linkMails(site.dataDir)).at(-1) ?? '')
      const link = `${site.address}/accept-invitation?lang=${language}#token=${token}`
      const context = await browser.newContext({ viewport: page.viewportSize() })
      const invited = await context.newPage()
      await invited.goto(link)
      const form = invited.getByRole('form', { name: text.accept })
      await form.getByLabel(text.firstName).fill('Mona')
      await form.getByLabel(text.password, { exact: true }).fill(password)
      await expectSound(invited)
      await form.getByRole('button', { name: text.accept }).click()
      await expect(invited.getByText(text.ready)).toBeVisible()
      const signInForm = invited.getByRole('form', { name: text.signIn })
      await signInForm.getByLabel(text.email).fill(email)
      await signInForm.getByLabel(text.password, { exact: true }).fill(password)
      await signInForm.getByRole('button', { name: text.signIn }).click()

      // Content is not theirs, so they begin with the dashboard.
      await expect(invited).toHaveURL(/\/admin\/?$/)
      await expect(invited.getByRole('heading', { level: 1 })).toHaveText(text.dashboard)
      await invited.goto(`${site.address}/admin/vendors`)
      await expect(invited.getByText(text.notAllowed)).toBeVisible()
      await invited.goto(`${site.address}/admin/messages`)
      await expect(invited.getByRole('heading', { level: 1 })).toHaveText(text.messages)
      if (!isMobile) {
        await expect(invited.getByRole('link', { name: text.messages })).toBeVisible()
        await expect(invited.getByRole('link', { name: text.vendors })).toHaveCount(0)
        await expect(invited.getByRole('link', { name: text.frames })).toHaveCount(0)
      }

      // The role goes while they write.
      await invited.locator('a[href*="/admin/messages/edit/"]').first().click()
      const notes = invited.getByLabel(text.notes)
      await notes.fill('Call back on Sunday')
      await change(page, site, email, ['auditor'])
      await invited.getByRole('button', { name: text.save, exact: true }).click()
      await expect(invited.getByText(text.refused)).toBeVisible()
      await expect(notes).toHaveValue('Call back on Sunday')
      // From the next look on the form can be read alone.
      await invited.reload()
      await expect(invited.getByText(text.readOnly)).toBeVisible()
      await expect(notes).toBeDisabled()
      await expect(notes).toHaveValue('Call back on Sunday')
      expect(await axeViolations(invited)).toEqual([])

      // The link worked once, which is also said to a press that came before the app.
      const guests = await browser.newContext()
      const guest = await guests.newPage()
      let press = () => {}
      const pressed = new Promise<void>((resolve) => {
        press = resolve
      })
      await guest.route(/assets\/index-/, async (route) => {
        await pressed
        await route.continue()
      })
      await guest.goto(link, { waitUntil: 'domcontentloaded' })
      await guest.getByLabel(text.firstName).fill('Mona')
      await guest.getByLabel(text.password, { exact: true }).fill(password)
      await guest.getByRole('button', { name: text.accept }).click()
      press()
      await expect(guest.getByRole('heading', { name: text.over })).toBeVisible()
      await guests.close()

      await page.reload()
      await expect(page.getByText(text.lastSeen).first()).toBeVisible()
      await page.getByRole('button', { name: `${text.deactivate}: Mona` }).click()
      await expect(page.getByRole('alertdialog')).toContainText(text.consequence)
      await page.getByRole('alertdialog').getByRole('button', { name: text.deactivate }).click()
      await expect(page.getByText(text.deactivated, { exact: true }).first()).toBeVisible()
      await invited.goto(`${site.address}/admin/messages`)
      await expect(invited).toHaveURL(/\/login/)
      await context.close()
    })
  })
}
