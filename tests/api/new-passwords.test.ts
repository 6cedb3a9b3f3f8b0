import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { validationTexts, type ValidationCode } from '#contract/validation-texts.ts'
import { hashPassword } from '#server/features/session/password-hash.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import { account, call, createAccount, signIn } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

// SESSION-27
describe.each(anyDatabase)('a new password on %s', (kind) => {
  let server: TestServer
  let token: string
  beforeAll(async () => {
    server = await createTestServer(kind)
    await createAccount(server.db)
    await server.db
      .updateTable('settings')
      .set({ company_name_ar: 'نسائم للمراوح الصناعية', company_name_en: 'Nasaem Industrial Fans' })
      .execute()
    token = (await signIn(server.app)).accessToken
  })
  afterAll(() => server.close())

  const change = (newPassword: string, language = 'en') =>
    call(
      server.app,
      'POST',
      '/Auth/change-password',
      { currentPassword: account.password, newPassword },
      { token, language },
    )

  it.each<[string, ValidationCode]>([
    ['k7#Qz!2m', 'password.short'],
    [' '.repeat(12), 'password.blank'],
    ['\u200b'.repeat(12), 'password.blank'],
    ['\u3164\u00ad\u2060\t\u0000'.repeat(3), 'password.blank'],
    ['1234567890', 'password.common'],
    ['١٢٣٤٥٦٧٨٩٠', 'password.common'],
    ['Password123!', 'password.common'],
    ['P@ssw0rd1234', 'password.common'],
    ['qwertyuiop', 'password.common'],
    ['aaaaaaaaaaaaaaaa', 'password.common'],
    [`a${'\u200b'.repeat(12)}`, 'password.common'],
    ['كلمة المرور', 'password.common'],
    ['بِسْمِ اللهِ الرَّحْمنِ الرَّحِيم', 'password.common'],
    [account.email, 'password.email'],
    ['ADMIN@Nasaem.example1', 'password.email'],
    ['Admin-Nasaem-2026', 'password.email'],
    ['Nasaem Industrial Fans', 'password.company'],
    ['industrialfans2026', 'password.company'],
    ['نسائم للمراوح الصناعية', 'password.company'],
    ['نسائم١٢٣٤٥', 'password.company'],
  ])('%j is refused with %s, in both languages', async (password, code) => {
    for (const language of ['ar', 'en'] as const) {
      const response = await change(password, language)
      expect(response.statusCode).toBe(400)
      expect(response.json().errors).toEqual({ newPassword: [validationTexts[language][code]] })
    }
  })

  it.each(['نخلة تشرب القهوة', 'nasaem has many rivals', 'g7#kQ9!xZ2', '  two spaced words  '])(
    '%j is taken',
    async (password) => {
      const response = await change(password)
      expect(response.statusCode).toBe(200)
      const back = { currentPassword: password, newPassword: account.password }
      const changed = await call(server.app, 'POST', '/Auth/change-password', back, {
        token: response.json().data.accessToken,
      })
      token = changed.json().data.accessToken
      expect(changed.statusCode).toBe(200)
    },
  )

  it('does not shut out who has an older, weaker one', async () => {
    const password_hash = await hashPassword('12345678')
    await server.db.updateTable('users').set({ password_hash }).execute()
    await signIn(server.app, '12345678')
  })
})
