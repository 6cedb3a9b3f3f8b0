import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { ApiFailure } from '#contract/errors.ts'
import type { Role } from '#contract/roles.ts'
import type { ApiClient } from '#src/api/api-client.ts'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { listenToToasts, type Toast } from '#src/ui/toasts/show-toast.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { associatedJobsScreen } from '../../declarations/associated-jobs.ts'
import { RolesContext } from '../../permissions.ts'
import { Board } from './board.tsx'

const words = {
  ar: {
    new: 'جديد',
    interview: 'مقابلة',
    refused: 'مرفوض',
    handle: 'نقل سارة',
    move: 'نقل إلى… – سارة',
    lifted: 'رُفع سارة',
    over: 'سارة: فوق «تمت المراجعة»',
    more: 'عرض المزيد',
  },
  en: {
    new: 'New',
    interview: 'Interview',
    refused: 'Rejected',
    handle: 'Move سارة',
    move: 'Move to… – سارة',
    lifted: 'سارة is lifted',
    over: 'سارة: over “Reviewed”',
    more: 'Show more',
  },
} as const
type Words = keyof typeof words

interface Application {
  id: string
  version: number
  fullName: string
  stage: string
  refusalReason: string
}

const application = (at: number, fullName: string, stage = 'new') => ({
  id: `22222222-2222-4222-8222-2222222222${String(at).padStart(2, '0')}`,
  version: 1,
  fullName,
  stage,
  refusalReason: '',
  notes: '',
  assigneeId: '',
  dueDay: '2026-01-05',
  labelIds: [],
  labels: [{ id: 'l', title: { ar: 'عاجل', en: 'Urgent' }, color: 'red' }],
  assignee: { id: 'm', name: 'Mona', isActive: true },
  vacancyId: 'fitter',
  vacancyTitle: { ar: 'فني تركيب', en: 'Fitter' },
  duplicateIds: [],
  cv: null,
  reference: 'R1',
  email: '',
  phone: '',
  dob: '',
  nationality: '',
  address: '',
  country: 'EG',
  gender: '',
  language: 'ar',
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  pictures: {},
})

beforeAll(() => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined
})

interface Shown {
  language?: Words
  query?: Record<string, string>
  roles?: readonly Role[]
  /** Records of the first column beyond those that it shows. */
  many?: number
  refuses?: boolean
}

/** A board over a server that keeps two applications, and more that are new where told. */
async function show({ language = 'en', query = {}, roles, many = 0, refuses }: Shown = {}) {
  localStorage.setItem('language', language)
  const { app, rerender } = await renderInApp(<div />, { language })
  await addAdminTexts(app.i18n, language)
  const kept: Application[] = [
    application(0, 'سارة'),
    application(1, 'Omar', 'interview'),
    ...Array.from({ length: many }, (_, index) => application(index + 2, `Applicant ${index}`)),
  ]
  const asked: string[] = []
  const saved: Partial<Application>[] = []
  const server = { refuses }
  const client: ApiClient = async (call, { query: how = {}, body, headers } = {}) => {
    if (call.method === 'GET' && call.id.endsWith('.list')) {
      const { stage, pageSize, search } = how
      asked.push([stage, pageSize, search].filter(Boolean).join(' '))
      const all = kept.filter((one) => one.stage === stage)
      const data = all.slice(0, Number(pageSize))
      const page = { pageNo: 1, pageSize: Number(pageSize), totalCount: all.length }
      return { data: { data, ...page, orderVersion: 1 } }
    }
    if (call.method !== 'PUT') return new Promise(() => {})
    const fields = body as Partial<Application>
    saved.push({ stage: fields.stage, refusalReason: fields.refusalReason } as Application)
    const at = kept.findIndex(({ id }) => call.path.includes(id))
    const record = kept[at]
    const version = Number(String(headers?.['If-Match']).replaceAll('"', ''))
    if (server.refuses || record?.version !== version)
      throw new ApiFailure(call.id, 'server', { status: 412, body: {} })
    kept[at] = { ...record, ...fields, version: version + 1 }
    return { data: kept[at] }
  }
  rerender(
    <InApp app={{ ...app, api: { ...app.api, client } }}>
      <RolesContext value={roles ?? ['owner']}>
        <Board screen={associatedJobsScreen} query={query} change={vi.fn()} />
      </RolesContext>
    </InApp>,
  )
  const toasts: Toast[] = []
  listenToToasts((toast) => toasts.push(toast))
  const t = words[language]
  const column = (name: keyof typeof t) =>
    screen.getByRole('region', { name: new RegExp(`^${t[name]}`) })
  const cardsIn = (name: keyof typeof t) => within(column(name)).queryAllByRole('listitem')
  await waitFor(() => expect(cardsIn('interview')).toHaveLength(query.stage ? 0 : 1))
  return { t, asked, saved, toasts, column, cardsIn, server, kept, user: userEvent.setup() }
}

// WORK-13
test('each state has a column with the number of its records; a card tells what matters', async () => {
  const { column, cardsIn } = await show()
  expect(
    screen.getAllByRole('region').map(({ textContent }) => textContent?.match(/^\D+\d/)?.[0]),
  ).toEqual(['New1', 'Reviewed0', 'Interview1', 'Offer0', 'Hired0', 'Rejected0'])
  const [card] = cardsIn('new')
  for (const text of ['سارة', 'Fitter', 'Mona', 'Overdue', 'Urgent', 'November\u00a02026'])
    expect(card?.textContent).toContain(text)
  expect(within(column('new')).getByRole('link').getAttribute('href')).toMatch(
    /^\/admin\/associated-job\/edit\/2{8}/,
  )
})

// WORK-13
test('the filters of the list hold, and a column goes on by portions', async () => {
  const { asked, column, cardsIn, user, t } = await show({
    many: 60,
    query: { search: 'a', pageNo: '3' },
  })
  expect(asked.toSorted()).toEqual(
    ['new', 'reviewed', 'interview', 'offer', 'hired', 'refused']
      .map((one) => `${one} 20 a`)
      .toSorted(),
  )
  const press = () =>
    user.click(within(column('new')).getByRole('button', { name: new RegExp(t.more) }))
  expect(cardsIn('new')).toHaveLength(20)
  expect(column('new').textContent).toContain('61')
  await press()
  await waitFor(() => expect(cardsIn('new')).toHaveLength(50))
  await press()
  await waitFor(() => expect(cardsIn('new')).toHaveLength(61))
  expect(within(column('new')).queryByRole('button', { name: new RegExp(t.more) })).toBeNull()
})

// WORK-13, WORK-4
test.each([
  ['unfinished', ['New', 'Reviewed', 'Interview', 'Offer']],
  ['offer', ['Offer']],
])('a board of %s has the columns of that', async (stage, names) => {
  await renderOnly({ stage })
  const heads = screen.getAllByRole('heading', { level: 2 })
  expect(heads.map(({ textContent }) => textContent?.replace(/\d+$/, ''))).toEqual(names)
})

async function renderOnly(query: Record<string, string>) {
  const { app, rerender } = await renderInApp(<div />, { language: 'en' })
  await addAdminTexts(app.i18n, 'en')
  rerender(
    <InApp app={app}>
      <Board screen={associatedJobsScreen} query={query} change={vi.fn()} />
    </InApp>,
  )
}

// WORK-14
test.each(['ar', 'en'] as const)(
  'a card is moved by keys and taken back, in %s',
  async (language) => {
    const { t, saved, toasts, cardsIn, column } = await show({ language })
    const handle = () => screen.getByRole('button', { name: t.handle })
    const onward = language === 'ar' ? 'ArrowLeft' : 'ArrowRight'
    const press = async (code: string) => {
      fireEvent.keyDown(handle(), { code })
      await act(() => new Promise((resolve) => setTimeout(resolve)))
    }
    handle().focus()
    await press('Space')
    await waitFor(() => expect(document.body.textContent).toContain(t.lifted))
    await press(onward)
    await waitFor(() => expect(document.body.textContent).toContain(t.over))
    await press(onward)
    await press('Space')
    await waitFor(() => expect(saved).toEqual([{ stage: 'interview', refusalReason: '' }]))
    await waitFor(() => expect(cardsIn('interview')).toHaveLength(2))
    expect(cardsIn('new')).toHaveLength(0)
    expect(column('interview').contains(document.activeElement)).toBe(true)
    await waitFor(() => expect(toasts).toHaveLength(1))
    expect(toasts[0]?.text).toContain('سارة')
    act(() => toasts[0]?.remedy?.run())
    await waitFor(() => expect(cardsIn('new')).toHaveLength(1))
    expect(saved.at(-1)?.stage).toBe('new')
  },
)

// WORK-14, WORK-11, RECORD-13
test('what somebody else has changed meanwhile is shown where it is, and that is said', async () => {
  const { t, user, toasts, cardsIn, kept } = await show()
  kept[0] = { ...application(0, 'سارة', 'refused'), version: 2 }
  await user.click(screen.getByRole('button', { name: t.move }))
  await user.click(screen.getByRole('menuitem', { name: t.interview }))
  await waitFor(() => expect(toasts.map(({ kind }) => kind)).toEqual(['error']))
  await waitFor(() => expect(cardsIn('refused')).toHaveLength(1))
  expect(cardsIn('interview')).toHaveLength(1)
  expect(cardsIn('new')).toHaveLength(0)
})

// WORK-14, RECORD-23
test('a refusal asks for its reason, which stays until it is saved', async () => {
  const { t, user, saved, toasts, cardsIn, server } = await show({ refuses: true })
  await user.click(screen.getByRole('button', { name: t.move }))
  await user.click(screen.getByRole('menuitem', { name: t.refused }))
  const dialog = screen.getByRole('dialog')
  const confirm = within(dialog).getByRole('button', { name: 'Move' })
  await user.click(confirm)
  expect(dialog.textContent).toContain('Please give the reason for rejection')
  const reason = within(dialog).getByRole<HTMLTextAreaElement>('textbox')
  await user.type(reason, 'No permit')
  await user.click(confirm)
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(reason.value).toBe('No permit')
  server.refuses = false
  await user.click(confirm)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(saved.at(-1)).toEqual({ stage: 'refused', refusalReason: 'No permit' })
  await waitFor(() => expect(cardsIn('refused')).toHaveLength(1))
})

// WORK-14, ROLE-6
test('who may only read moves nothing', async () => {
  const { t } = await show({ roles: ['auditor'] })
  expect(screen.queryByRole('button', { name: t.handle })).toBeNull()
  expect(screen.queryByRole('button', { name: t.move })).toBeNull()
})

// WORK-14, OFFLINE-15
test('without a connection nothing is moved', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { t } = await show()
  expect(screen.queryByRole('button', { name: t.handle })).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: t.move }).disabled).toBe(true)
})
