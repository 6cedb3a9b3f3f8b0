import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { ApiFailure } from '#contract/errors.ts'
import { type CannedAnswers, renderInApp } from '#tests/support/render-in-app.tsx'
import { Tracking } from './tracking.tsx'

const words = {
  ar: {
    reference: 'الرقم المرجعي',
    contact: 'البريد الإلكتروني أو رقم الهاتف',
    ask: 'عرض الحالة',
    state: 'مرحلة المقابلة',
    unknown: /لا نجد طلبًا بهذا الرقم/,
    required: 'البريد الإلكتروني أو رقم الهاتف مطلوب',
    invalid: /^يتكون الرقم المرجعي/,
    asOf: /^كما كانت الحالة عند آخر اتصال/,
    notSeen: /^لا اتصال بالإنترنت الآن/,
    tooMany: /^تكررت المحاولات/,
  },
  en: {
    reference: 'Reference number',
    contact: 'Email or phone number',
    ask: 'Show the state',
    state: 'Interview',
    unknown: /We find no request with this number/,
    required: 'The email or phone number is required',
    invalid: /^A reference number has eight letters/,
    asOf: /^As it was when last online/,
    notSeen: /^There is no connection right now/,
    tooMany: /^Too many attempts/,
  },
} as const

const body = {
  data: {
    reference: '3E120000',
    kind: 'associated-jobs',
    title: { ar: 'مهندس تصميم', en: 'Design engineer' },
    states: [
      { title: { ar: 'مرحلة المقابلة', en: 'Interview' }, at: '2026-11-20T10:00:00.000Z' },
      { title: { ar: 'تم الاستلام', en: 'Received' }, at: '2026-11-02T10:00:00.000Z' },
    ],
  },
}
const lost = { failure: new ApiFailure('Track', 'network') }

async function open(language: 'ar' | 'en', Track: CannedAnswers[string]) {
  await renderInApp(<Tracking reference="3E120000" />, { language, answers: { Track } })
  return { text: words[language], user: userEvent.setup() }
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

beforeEach(() => {
  sessionStorage.clear()
})

// TRACK-1, TRACK-2, TRACK-6
test.each(['ar', 'en'] as const)('%s: shows what was told, the latest first', async (language) => {
  const { text, user } = await open(language, { body })
  expect(field(text.reference).value).toBe('3E120000')
  await user.type(field(text.contact), 'mona@example.com')
  await user.click(screen.getByRole('button', { name: text.ask }))
  const [latest] = await screen.findAllByRole('listitem')
  expect(latest?.textContent).toContain(text.state)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByRole('note')).toBeNull()
  // Another pair is another question.
  await user.type(field(text.contact), 'x')
  expect(screen.queryByRole('listitem')).toBeNull()
})

// TRACK-1
test.each(['ar', 'en'] as const)('%s: says what is missing or unknown', async (language) => {
  const { text, user } = await open(language, { body: { data: null } })
  await user.type(field(text.reference), 'xyz')
  await user.click(screen.getByRole('button', { name: text.ask }))
  expect(await screen.findByText(text.required)).toBeTruthy()
  expect(screen.getByText(text.invalid)).toBeTruthy()
  await user.clear(field(text.reference))
  await user.type(field(text.reference), '3e12-0000')
  await user.type(field(text.contact), '010 1234 5678')
  await user.click(screen.getByRole('button', { name: text.ask }))
  expect(await screen.findByText(text.unknown)).toBeTruthy()
})

// TRACK-5
test.each(['ar', 'en'] as const)(
  '%s: shows again what it has shown, by itself',
  async (language) => {
    const contact = `seen-${language}@example.com`
    const first = await open(language, { body })
    await first.user.type(field(first.text.contact), contact)
    await first.user.click(screen.getByRole('button', { name: first.text.ask }))
    await screen.findAllByRole('listitem')
    document.body.replaceChildren()

    const { text, user } = await open(language, lost)
    expect((await screen.findByRole('note')).textContent).toMatch(text.asOf)
    expect(screen.getAllByRole('listitem')[0]?.textContent).toContain(text.state)
    expect(field(text.contact).value).toBe(contact)
    await user.type(field(text.contact), 'x')
    await user.click(screen.getByRole('button', { name: text.ask }))
    expect(await screen.findByText(text.notSeen)).toBeTruthy()
  },
)

// TRACK-4
test('says that there were too many questions', async () => {
  const { text, user } = await open('en', {
    failure: new ApiFailure('Track', 'server', { status: 429 }),
  })
  await user.type(field(text.contact), 'nobody@example.com')
  await user.click(screen.getByRole('button', { name: text.ask }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(text.tooMany))
})
