import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendMessageCall } from '#contract/calls.ts'
import type { Settings } from '#contract/collections/settings.ts'
import { ApiFailure } from '#contract/errors.ts'
import { idempotencyKeyPattern } from '#contract/idempotency.ts'
import { sections } from '#src/api/section-queries.ts'
import { hasUnsavedWork } from '#src/pwa/unsaved-work.ts'
import { ToastHost } from '#src/ui/toasts/toast-host.tsx'
import { passTime } from '#tests/support/pass-time.ts'
import {
  createCannedClient,
  createTestApp,
  InApp,
  renderInApp,
} from '#tests/support/render-in-app.tsx'
import { ContactForm } from './contact-form.tsx'

const words = {
  ar: {
    Name: 'الاسم',
    Email: 'البريد الإلكتروني',
    PhoneNumber: 'رقم الهاتف',
    MessageContent: 'الرسالة',
    send: 'إرسال الرسالة',
    sending: 'جارٍ الإرسال…',
    sent: 'تم إرسال رسالتك بنجاح! سنقوم بالرد عليك قريباً',
    fixForm: 'يرجى تصحيح الأخطاء في النموذج أولاً',
    timeout: 'انتهت مهلة الاتصال. تأكد من اتصالك بالإنترنت.',
    500: 'خطأ في الخادم. يرجى المحاولة لاحقاً.',
    400: 'بيانات غير صحيحة. يرجى مراجعة المعلومات المدخلة.',
    other: 'حدث خطأ أثناء إرسال الرسالة. حاول مرة أخرى لاحقاً.',
  },
  en: {
    Name: 'Name',
    Email: 'Email',
    PhoneNumber: 'Phone number',
    MessageContent: 'Message',
    send: 'Send the message',
    sending: 'Sending…',
    sent: 'Your message was sent successfully! We will reply to you soon',
    fixForm: 'Please correct the errors in the form first',
    timeout: 'The connection timed out. Check your internet connection.',
    500: 'Server error. Please try again later.',
    400: 'Invalid data. Please check the information you entered.',
    other: 'An error occurred while sending the message. Please try again later.',
  },
} as const

type Field = 'Name' | 'Email' | 'PhoneNumber' | 'MessageContent'
const fields: Field[] = ['Name', 'Email', 'PhoneNumber', 'MessageContent']

/** Value, Arabic text, English text. */
const rules: [Field, string, string, string][] = [
  ['Name', '', 'الاسم مطلوب', 'Name is required'],
  ['Name', '   ', 'الاسم مطلوب', 'Name is required'],
  ['Name', ' ab ', 'يجب أن يكون الاسم أكثر من 3 أحرف', 'Name must be at least 3 characters long'],
  [
    'Name',
    'x'.repeat(51),
    'يجب أن يكون الاسم أقل من 50 حرف',
    'Name must be at most 50 characters long',
  ],
  ['Email', '', 'البريد الإلكتروني مطلوب', 'Email is required'],
  ['Email', '  ', 'البريد الإلكتروني مطلوب', 'Email is required'],
  ['Email', 'sara', 'يرجى إدخال بريد إلكتروني صحيح', 'Please enter a valid email address'],
  ['Email', 'sara@home', 'يرجى إدخال بريد إلكتروني صحيح', 'Please enter a valid email address'],
  [
    'Email',
    `${'x'.repeat(89)}@example.com`,
    'البريد الإلكتروني طويل جداً',
    'The email address is too long',
  ],
  ['PhoneNumber', '', 'رقم الهاتف مطلوب', 'Phone number is required'],
  ['PhoneNumber', ' ', 'رقم الهاتف مطلوب', 'Phone number is required'],
  ...['123456789', '1234567890123456', '++2010123456', '010abc45678', '٠١٢٣'].map(
    (phone): [Field, string, string, string] => [
      'PhoneNumber',
      phone,
      'يرجى إدخال رقم هاتف صحيح (10-15 رقم)',
      'Please enter a valid phone number (10–15 digits)',
    ],
  ),
  ['MessageContent', '', 'الرسالة مطلوبة', 'Message is required'],
  ['MessageContent', ' \n ', 'الرسالة مطلوبة', 'Message is required'],
  [
    'MessageContent',
    ' 123456789 ',
    'يجب أن تكون الرسالة أكثر من 10 أحرف',
    'Message must be at least 10 characters long',
  ],
  [
    'MessageContent',
    'x'.repeat(501),
    'الرسالة طويلة جداً (أقصى 500 حرف)',
    'Message is too long (500 characters at most)',
  ],
]

const good: Record<Field, string> = {
  Name: '  سارة Ali ',
  Email: 'Sara.ALI@Example.com',
  PhoneNumber: '٠١٠١٢٣٤٥٦٧٨',
  MessageContent: ' نحتاج 12 مروحة. Please call. ',
}
const stored: Record<Field, string> = {
  Name: 'سارة Ali',
  Email: 'sara.ali@example.com',
  PhoneNumber: '01012345678',
  MessageContent: 'نحتاج 12 مروحة. Please call.',
}

const language = () => document.documentElement.lang as keyof typeof words
const text = () => words[language()]
// Not by role, which computes styles at each look: jsdom takes long for that.
const input = (field: Field) =>
  screen.getByLabelText<HTMLInputElement>(text()[field], { selector: '[name]' })
const sendButton = () => screen.getByText(text().send, { selector: 'button' })
const isReady = () => sendButton().getAttribute('aria-disabled') === 'false'
const type = (field: Field, value: string) => fireEvent.input(input(field), { target: { value } })
const values = () => Object.fromEntries(fields.map((field) => [field, input(field).value]))
const complaint = (field: Field, expected: string) =>
  waitFor(() => {
    const [described = ''] = (input(field).getAttribute('aria-describedby') ?? '').split(' ')
    expect(document.getElementById(described)?.textContent).toBe(expected)
    expect(input(field).getAttribute('aria-invalid')).toBe(String(expected !== ''))
  })

async function show(inLanguage: keyof typeof words) {
  localStorage.setItem('language', inLanguage)
  const { app } = await renderInApp(
    <>
      <ContactForm />
      <ToastHost language={inLanguage} />
    </>,
    { language: inLanguage },
  )
  passTime()
  // The form asks for its client at each rendering.
  return vi.spyOn(app.api, 'client')
}

async function fill(overrides: Partial<Record<Field, string>> = {}) {
  for (const field of fields) type(field, overrides[field] ?? good[field])
  await waitFor(() => expect(isReady()).toBe(true))
}

const failure = (kind: 'timeout' | 'network' | 'server', status?: number, body?: unknown) =>
  new ApiFailure('SendMessage', kind, { ...(status === undefined ? {} : { status }), body })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe.each(['ar', 'en'] as const)('in %s', (inLanguage) => {
  const textOf = (rule: (typeof rules)[number]) => rule[inLanguage === 'ar' ? 2 : 3]

  // CONTACT-1, CONTACT-2, CONTACT-3, CONTACT-4, CONTACT-13, FORM-1
  it.each(fields)('%s is checked by each of its rules when it is left', async (field) => {
    await show(inLanguage)
    for (const rule of rules.filter(([of]) => of === field)) {
      input(field).value = rule[1]
      fireEvent.blur(input(field))
      await complaint(field, textOf(rule))
    }
  })

  // CONTACT-1, CONTACT-2, CONTACT-3, CONTACT-4, CONTACT-13
  it.each(fields)('%s is checked by each of its rules while it is typed', async (field) => {
    await show(inLanguage)
    for (const rule of rules.filter(([of]) => of === field)) {
      type(field, good[field])
      await complaint(field, '')
      type(field, rule[1])
      await complaint(field, textOf(rule))
    }
  })

  // CONTACT-13
  it('a message goes once the value is mended', async () => {
    await show(inLanguage)
    fireEvent.blur(input('Name'))
    await complaint('Name', inLanguage === 'ar' ? 'الاسم مطلوب' : 'Name is required')
    type('Name', 'Sara')
    await complaint('Name', '')
    expect(input('Name').getAttribute('aria-invalid')).toBe('false')
  })

  // CONTACT-7
  it('a press on an invalid form says so and goes to the first invalid field', async () => {
    const client = await show(inLanguage)
    type('Name', 'Sara Ali')
    await userEvent.click(sendButton())
    expect((await screen.findByRole('alert')).textContent).toBe(text().fixForm)
    expect(document.activeElement).toBe(input('Email'))
    await complaint(
      'PhoneNumber',
      inLanguage === 'ar' ? 'رقم الهاتف مطلوب' : 'Phone number is required',
    )
    expect(client).not.toHaveBeenCalled()
  })

  // CONTACT-9, FORM-1, FORM-2
  it('sends trimmed values, the e-mail in lower case, then is empty and says so', async () => {
    const client = await show(inLanguage)
    client.mockResolvedValue({ data: { id: '1' } })
    await fill()
    await userEvent.click(sendButton())
    expect((await screen.findByRole('status')).textContent).toBe(text().sent)
    const headers = {
      'x-lang': inLanguage,
      'Idempotency-Key': expect.stringMatching(idempotencyKeyPattern) as string,
    }
    const elapsed = expect.stringMatching(/^\d{4,}$/) as string
    const body = { ...stored, Topic: '', referral: '', elapsed }
    expect(client.mock.calls).toEqual([[sendMessageCall, { body, headers }]])
    expect(values()).toEqual({ Name: '', Email: '', PhoneNumber: '', MessageContent: '' })
    expect(isReady()).toBe(false)
    for (const field of fields) expect(input(field).getAttribute('aria-invalid')).toBe('false')
    expect(screen.getByText('0 / 500')).toBeTruthy()
  })

  // PERSON-12
  it('says how long a message is kept, and sends the sentence as it was shown', async () => {
    const { app } = await renderInApp(<ContactForm />, { language: inLanguage })
    const client = vi.spyOn(app.api, 'client').mockResolvedValue({ data: { id: '1' } })
    const setNotice = (messageNotice: string) =>
      act(async () => {
        const { queryKey } = sections.settings(app.api)
        app.queryClient.setQueryData(queryKey, [{ messageNotice } as Settings])
      })
    passTime()
    expect(screen.queryByText(/24/)).toBeNull()
    await setNotice('Kept for 24 months.')
    await fill()
    expect(screen.getByText('Kept for 24 months.')).toBeTruthy()
    fireEvent.submit(sendButton())
    await waitFor(() => expect(client).toHaveBeenCalledTimes(1))
    expect(client.mock.calls[0]?.[1]?.body).toMatchObject({ notice: 'Kept for 24 months.' })
  })

  // CONTACT-9
  it('complains of nothing after a success, until something is typed again', async () => {
    const client = await show(inLanguage)
    await fill()
    client.mockResolvedValue({})
    act(() => input('PhoneNumber').focus())
    fireEvent.submit(sendButton())
    await waitFor(() =>
      expect(values()).toEqual(Object.fromEntries(fields.map((one) => [one, '']))),
    )
    act(() => input('PhoneNumber').blur())
    await new Promise((resolve) => setTimeout(resolve))
    expect(input('PhoneNumber').getAttribute('aria-invalid')).toBe('false')
    expect(hasUnsavedWork()).toBe(false)
    expect(sessionStorage.getItem(`draft ${sendMessageCall.id}`)).toBeNull()
    type('Name', 'Sara')
    act(() => input('PhoneNumber').focus())
    act(() => input('PhoneNumber').blur())
    await complaint(
      'PhoneNumber',
      inLanguage === 'ar' ? 'رقم الهاتف مطلوب' : 'Phone number is required',
    )
  })

  // CONTACT-8
  it('while it sends the button is disabled and says so; pressing twice sends once', async () => {
    const client = await show(inLanguage)
    let answer: (body: object) => void = () => {}
    client.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    await fill()
    const form = screen.getByRole('form')
    fireEvent.submit(form)
    fireEvent.submit(form)
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: text().sending })
    expect(button.disabled).toBe(true)
    await userEvent.dblClick(button)
    expect(client).toHaveBeenCalledOnce()
    await act(async () => answer({}))
    expect(
      (await screen.findByRole<HTMLButtonElement>('button', { name: text().send })).disabled,
    ).toBe(false)
  })

  // CONTACT-10
  it.each([
    ['a time-out', failure('timeout'), 'timeout'],
    ['status 500', failure('server', 500), 500],
    ['status 400', failure('server', 400, { message: '' }), 400],
    ['status 429', failure('server', 429), 'other'],
    ['no answer', failure('network'), 'other'],
  ] as const)('%s is told and the values stay', async (_, error, key) => {
    const client = await show(inLanguage)
    client.mockRejectedValue(error)
    await fill()
    await userEvent.click(sendButton())
    expect((await screen.findByRole('alert')).textContent).toBe(text()[key])
    expect(values()).toEqual(good)
    await waitFor(() => expect(isReady()).toBe(true))
  })

  // FORM-6
  it('shows what the server found wrong at its field, and can be sent again', async () => {
    const client = await show(inLanguage)
    const words = inLanguage === 'ar' ? 'لا يوجد هذا العنوان' : 'There is no such address'
    client.mockRejectedValueOnce(failure('server', 400, { errors: { Email: [words] } }))
    client.mockResolvedValue({})
    await fill()
    await userEvent.click(sendButton())
    await complaint('Email', words)
    expect((await screen.findByRole('alert')).textContent).toBe(text()[400])
    expect(values()).toEqual(good)
    expect(document.activeElement).toBe(input('Email'))
    await userEvent.click(sendButton())
    expect((await screen.findByRole('status')).textContent).toBe(text().sent)
  })
})

describe('the button', () => {
  // CONTACT-8
  it('is marked disabled until all is valid, yet can be reached', async () => {
    await show('en')
    expect(isReady()).toBe(false)
    expect(sendButton()).toHaveProperty('disabled', false)
    await fill()
    type('PhoneNumber', '123')
    await waitFor(() => expect(isReady()).toBe(false))
  })

  // CONTACT-1, CONTACT-2, CONTACT-3, CONTACT-4, DIGIT-2
  it.each([
    ['the shortest', { Name: 'abc', MessageContent: '1234567890', PhoneNumber: '0101234567' }],
    [
      'the longest',
      {
        Name: 'x'.repeat(50),
        Email: `${'x'.repeat(88)}@example.com`,
        PhoneNumber: '+123456789012345',
        MessageContent: 'x'.repeat(500),
      },
    ],
    [
      'blanks beyond the limits',
      { Name: ` ${'x'.repeat(50)} `, MessageContent: `${'x'.repeat(500)} \n` },
    ],
    ['Arabic digits', { PhoneNumber: '+٩٦٦١١٥٥٥٠١٠٠' }],
    ['Persian digits', { PhoneNumber: '۰۱۰۱۲۳۴۵۶۷' }],
    ['blanks and dashes in the phone', { PhoneNumber: ' +20 10-1234 5678 ' }],
  ])('is ready for %s', async (_, overrides) => {
    await show('en')
    await fill(overrides)
  })
})

// CONTACT-5
it('counts the message out of 500, blanks around it left out', async () => {
  await show('ar')
  expect(screen.getByText('0 / 500')).toBeTruthy()
  type('MessageContent', '  hello  ')
  expect(screen.getByText('5 / 500')).toBeTruthy()
  type('MessageContent', '😀'.repeat(9))
  expect(screen.getByText('9 / 500')).toBeTruthy()
  await complaint('MessageContent', 'يجب أن تكون الرسالة أكثر من 10 أحرف')
  type('MessageContent', '😀'.repeat(10))
  expect(screen.getByText('10 / 500')).toBeTruthy()
  await complaint('MessageContent', '')
  type('MessageContent', 'x'.repeat(501))
  expect(screen.getByText('501 / 500')).toBeTruthy()
  // The field's check is on its way.
  await waitFor(() => expect(input('MessageContent').getAttribute('aria-invalid')).toBe('true'))
})

describe("the server's HTML", () => {
  let unmount = () => {}
  afterEach(() => {
    act(() => unmount())
    document.body.replaceChildren()
    cleanup()
  })

  async function showServerHtml() {
    document.documentElement.lang = 'en'
    const app = await createTestApp({ language: 'en', client: createCannedClient({}) })
    const view = (
      <InApp app={app}>
        <ContactForm />
      </InApp>
    )
    const root = document.createElement('div')
    root.innerHTML = renderToString(view)
    document.body.append(root)
    return async () => {
      await act(async () => {
        const hydrated = hydrateRoot(root, view)
        unmount = () => hydrated.unmount()
      })
    }
  }

  // FORM-3
  it('keeps and counts what was typed before the form took over', async () => {
    const hydratePage = await showServerHtml()
    for (const field of fields) input(field).value = good[field]
    await hydratePage()
    expect(values()).toEqual(good)
    await waitFor(() => expect(isReady()).toBe(true))
    expect(screen.getByText(`${stored.MessageContent.length} / 500`)).toBeTruthy()
  })

  // FORM-3
  it('cannot be sent by the browser itself, with the values in the address', async () => {
    await showServerHtml()
    // Without a dialog around it the browser does nothing with such a form.
    expect(sendButton().closest('form')?.getAttribute('method')).toBe('dialog')
    expect(sendButton()).toHaveProperty('disabled', false)
  })
})

describe('the branch', () => {
  const branches = [
    { id: '11111111-1111-4111-8111-111111111111', name: 'Cairo' },
    { id: '22222222-2222-4222-8222-222222222222', name: 'Riyadh' },
  ]
  const select = () => screen.queryByLabelText<HTMLSelectElement>(/^Which branch/)

  async function showBranches(known: typeof branches, asked: { branch?: string } = {}) {
    localStorage.setItem('language', 'en')
    const answers = { GetAllBranches: { body: { data: known } } }
    const { app } = await renderInApp(<ContactForm {...asked} />, { language: 'en', answers })
    passTime()
    return vi.spyOn(app.api, 'client')
  }

  // CONTACT-15
  it('is chosen where there are several, sent, and forgotten after that', async () => {
    const client = await showBranches(branches)
    await waitFor(() => expect(select()?.value).toBe(''))
    await fill()
    await userEvent.selectOptions(select() as HTMLSelectElement, 'Riyadh')
    expect(JSON.parse(sessionStorage.getItem(`draft ${sendMessageCall.id}`) ?? '{}')).toMatchObject(
      {
        Branch: branches[1]?.id,
      },
    )
    client.mockResolvedValue({})
    await userEvent.click(sendButton())
    await waitFor(() => expect(client).toHaveBeenCalled())
    expect(client.mock.calls[0]?.[1]?.body).toMatchObject({ Branch: branches[1]?.id })
    await waitFor(() => expect(select()?.value).toBe(''))
  })

  // CONTACT-15
  it('is that of the address, or of a draft, though the branches come later', async () => {
    await showBranches(branches, { branch: branches[0]?.id as string })
    await waitFor(() => expect(select()?.value).toBe(branches[0]?.id))
    cleanup()
    await showBranches(branches)
    await waitFor(() => expect(select()?.value).toBe(branches[0]?.id))
  })

  // CONTACT-15
  it('is not asked for where there is one alone', async () => {
    await showBranches(branches.slice(0, 1))
    await waitFor(() => expect(isReady()).toBe(false))
    expect(select()).toBeNull()
  })
})
