import { randomUUID } from 'node:crypto'
import type { Role } from '#contract/roles.ts'
import { linkMails, linkToken } from './sent-mails.ts'
import { signIn } from './sign-in.ts'
import { expect, type Page, type SiteWorkers } from './site.ts'
import { staffApi } from './staff-api.ts'

/** Somebody's e-mail and password. */
export interface Colleague {
  email: string
  password: string
}

/**
 * Makes an account of its own, so that a test may change what the others sign in with. The page's visitor is the owner
 * afterwards.
 */
export async function addColleague(
  page: Page,
  site: SiteWorkers['site'],
  { roles, language }: { roles: Role[]; language: 'ar' | 'en' },
): Promise<Colleague> {
  await signIn(page, site)
  const { call } = await staffApi(page, site.address)
  const email = `${randomUUID()}@nasaem.example`
  const password = 'a slow river in May'
  await call('POST', '/Admin/accounts', { body: { email, roles, language } })
  const invitation = async () =>
    (await linkMails(site.dataDir)).find((mail) => mail.includes(email))
  await expect.poll(invitation).toBeDefined()
  const token = linkToken((await invitation()) ?? '')
  const name = { firstName: 'Mona', lastName: 'Adel' }
  await call('POST', '/Auth/accept-invitation', { body: { token, newPassword: password, ...name } })
  return { email, password }
}
