import type { Locator, Page } from '@playwright/test'
import { openDatabase } from '#server/db/database.ts'

const labels = {
  ar: {
    form: 'اتصل بنا',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    phone: 'رقم الهاتف',
    message: 'الرسالة',
    send: 'إرسال الرسالة',
  },
  en: {
    form: 'Contact us',
    name: 'Name',
    email: 'Email',
    phone: 'Phone number',
    message: 'Message',
    send: 'Send the message',
  },
} as const

type Language = keyof typeof labels

export type ContactField = 'name' | 'email' | 'phone' | 'message'

export const contactForm = (page: Page, language: Language): Locator =>
  page.getByRole('form', { name: labels[language].form })

export const contactField = (page: Page, language: Language, name: ContactField): Locator =>
  contactForm(page, language).getByRole('textbox', { name: labels[language][name], exact: true })

export const sendButton = (page: Page, language: Language): Locator =>
  contactForm(page, language).getByRole('button', { name: labels[language].send })

export async function fillContactForm(
  page: Page,
  language: Language,
  { email, message }: { email: string; message: string },
): Promise<void> {
  const values = { name: 'سارة علي', email, phone: '+201012345678', message }
  for (const name of ['name', 'email', 'phone', 'message'] as const)
    await contactField(page, language, name).fill(values[name])
}

/** The texts of the messages that the server has stored from this address, in the order of the alphabet. */
export async function storedMessages(dataDir: string, email: string): Promise<string[]> {
  const db = await openDatabase({ dataDir, databaseUrl: undefined }, () => {})
  const rows = await db
    .selectFrom('messages')
    .select('message_content')
    .where('email', '=', email)
    .execute()
  await db.destroy()
  return rows.map(({ message_content }) => message_content).sort()
}
