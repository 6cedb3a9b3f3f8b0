import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ApiClient } from '#src/api/api-client.ts'
import { ApiFailure } from '#contract/errors.ts'
import type { Role } from '#contract/roles.ts'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { listenToToasts, type Toast } from '#src/ui/toasts/show-toast.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { messagesScreen } from '../../declarations/messages.ts'
import { screenOf, screens } from '../../declarations/screens.ts'
import { RolesContext, UserIdContext } from '../../permissions.ts'
import type { AdminRecord } from '../column.ts'
import { Rows } from '../rows.tsx'
import type { CollectionScreen } from '../screen.ts'
import { BulkBar } from './bulk-bar.tsx'

const mona = '11111111-1111-4111-8111-111111111111'
const records = ['سارة', 'Omar', 'Badr'].map((name, at) => ({
  id: `22222222-2222-4222-8222-22222222222${at}`,
  version: 1,
  name,
  status: 'new',
  notes: '',
  assigneeId: '',
  dueDay: '',
  reference: '',
  email: '',
  phoneNumber: '',
  topic: '',
  messageContent: '',
  language: 'ar',
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  pictures: {},
})) as unknown as AdminRecord[]
const people = [{ id: mona, name: 'Mona', collections: ['messages'], formerly: [] }]
const labels = ['Urgent', 'Export'].map((name, at) => ({
  ...records[0],
  id: `44444444-4444-4444-8444-44444444444${at}`,
  title: { ar: '', en: name },
  color: 'teal',
  order: at,
}))
const labelPage = {
  data: { data: labels, pageNo: 1, pageSize: 100, totalCount: 2, orderVersion: 1 },
}
const urgent = String(labels[0]?.id)

interface ListedProps {
  screen: CollectionScreen
  rows: readonly AdminRecord[]
}

function Listed({ screen, rows }: ListedProps) {
  return <Rows screen={screen} records={[...rows]} sort="" onSort={() => undefined} footer={null} />
}

interface Setting extends Partial<ListedProps> {
  roles?: readonly Role[]
  /** The answer to a change that is refused, by the end of its path and by what was confirmed. */
  refused?: (path: string, confirmed: unknown) => Refusal | undefined
}

type Refusal = { status: number; body: unknown }

/** Shows rows, on a phone; `made` tells of every change that is asked for. */
async function renderList({ screen = messagesScreen, rows = records, ...setting }: Setting = {}) {
  const { roles = ['owner'], refused } = setting
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('max-width'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  localStorage.setItem('language', 'en')
  const { app, rerender } = await renderInApp(<div />, { language: 'en' })
  await addAdminTexts(app.i18n, 'en')
  const made: string[] = []
  const client: ApiClient = async (call, { body, headers, query } = {}) => {
    if (call.id === 'people.list') return { data: people }
    if (call.id === 'labels.list') return labelPage
    if (call.method === 'GET') return new Promise(() => {})
    const version = Number(String(headers?.['If-Match']).replaceAll('"', ''))
    const fields = body as
      | ({ [name in 'status' | 'stage' | 'refusalReason' | 'assigneeId']?: string } & {
          labelIds?: string[]
        })
      | undefined
    const path = call.path.slice(-1)
    const put = fields?.labelIds?.map((id) => id.slice(-1)).join('')
    const { status, stage, refusalReason, assigneeId } = fields ?? {}
    const given = [status, stage, refusalReason, assigneeId]
    made.push(
      [call.method, path, version || '', ...given, put, query?.confirm]
        .filter((part) => part !== undefined && part !== '')
        .join(' '),
    )
    const refusal = refused?.(path, query?.confirm)
    if (refusal) throw new ApiFailure(call.id, 'server', refusal)
    const record = rows.find(({ id }) => call.path.includes(id))
    return {
      data: { ...record, ...fields, assignee: null, version: (version || 1) + 1, id: record?.id },
    }
  }
  rerender(
    <InApp app={{ ...app, api: { ...app.api, client } }}>
      <RolesContext value={roles}>
        <UserIdContext value={mona}>
          <Listed screen={screen} rows={rows} />
        </UserIdContext>
      </RolesContext>
    </InApp>,
  )
  const toasts: Toast[] = []
  const stop = listenToToasts((toast) => toasts.push(toast))
  const texts = () => toasts.map(({ text }) => text)
  return { made, toasts, texts, stop, user: userEvent.setup() }
}

afterEach(() => vi.unstubAllGlobals())

const stale: Refusal = { status: 412, body: {} }
const bar = 'Actions on the selected records'
const choose = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` })

// WORK-11
test('chosen rows are given a state together, and all of it is taken back', async () => {
  const { user, made, toasts, texts, stop } = await renderList()
  choose('سارة').focus()
  await user.keyboard(' ')
  await user.click(choose('Badr'))
  expect(screen.getByText('2 records selected')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Status' }))
  await user.click(screen.getByRole('menuitem', { name: 'Spam' }))
  await waitFor(() => expect(texts()).toEqual(['2 records changed']))
  expect(made.toSorted()).toEqual(['PUT 0 1 spam', 'PUT 2 1 spam'])
  toasts[0]?.remedy?.run()
  await waitFor(() => expect(made).toHaveLength(4))
  expect(made.slice(2).toSorted()).toEqual(['PUT 0 2 new', 'PUT 2 2 new'])
  stop()
})

const applicant = (fullName: string, stage: string, refusalReason: string) =>
  ({
    ...records[0],
    fullName,
    stage,
    refusalReason,
    vacancyId: '',
    vacancyTitle: null,
    duplicateIds: [],
    cv: null,
    phone: '',
    dob: '',
    nationality: '',
    address: '',
    country: 'EG',
    gender: '',
    labelIds: [],
    labels: [],
  }) as unknown as AdminRecord

// WORK-11, RECORD-24
test('a state that needs a reason asks for it once; a record keeps the one that it has', async () => {
  const rows = [
    applicant('سارة', 'new', ''),
    applicant('Omar', 'new', 'No permit'),
    applicant('Badr', 'refused', 'Moved away'),
  ].map((row, at) => ({ ...row, id: String(records[at]?.id) }))
  const setting: { refused?: Refusal } = { refused: stale }
  const { user, made, toasts, texts, stop } = await renderList({
    screen: screenOf('associated-jobs'),
    rows,
    refused: () => setting.refused,
  })
  await user.click(choose('سارة'))
  await user.click(screen.getByRole('button', { name: 'Select all on this page' }))
  await user.click(screen.getByRole('button', { name: 'Stage' }))
  await user.click(screen.getByRole('menuitem', { name: 'Rejected' }))
  const dialog = await screen.findByRole('dialog', { name: 'Move 2 records to “Rejected”' })
  const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Move' })
  await user.click(confirm)
  expect(dialog.textContent).toContain('Please give the reason for rejection')
  expect(made).toEqual([])
  const reason = within(dialog).getByRole<HTMLTextAreaElement>('textbox')
  await user.type(reason, 'Position filled')
  await user.click(confirm)
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(reason.value).toBe('Position filled')
  await waitFor(() => expect(confirm.disabled).toBe(false))
  delete setting.refused
  made.length = 0
  await user.click(confirm)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(made.toSorted()).toEqual(['PUT 0 1 refused Position filled', 'PUT 1 1 refused No permit'])
  expect(texts().at(-1)).toBe('2 records changed')
  toasts.at(-1)?.remedy?.run()
  await waitFor(() => expect(made).toHaveLength(4))
  expect(made.slice(2).toSorted()).toEqual(['PUT 0 2 new', 'PUT 1 2 new No permit'])
  stop()
})

// WORK-11, RECORD-24
test('where each has a reason already, nothing is asked', async () => {
  const rows = [applicant('Omar', 'new', 'No permit')]
  const { user, made, stop } = await renderList({ screen: screenOf('associated-jobs'), rows })
  await user.click(choose('Omar'))
  await user.click(screen.getByRole('button', { name: 'Stage' }))
  await user.click(screen.getByRole('menuitem', { name: 'Rejected' }))
  await waitFor(() => expect(made).toEqual(['PUT 0 1 refused No permit']))
  expect(screen.queryByRole('dialog')).toBeNull()
  stop()
})

// WORK-11, RECORD-13
test('what somebody else has changed meanwhile stays, and that is said', async () => {
  const { user, made, toasts, texts, stop } = await renderList({
    refused: (path) => (path === '1' ? stale : undefined),
  })
  for (const name of ['سارة', 'Omar']) await user.click(choose(name))
  await user.click(screen.getByRole('button', { name: 'Assign to' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Mine' }))
  await waitFor(() => expect(toasts).toHaveLength(2))
  expect(texts()).toEqual([
    '1 record stays as it was. This record was changed a moment ago. Open it again and try once more.',
    '1 record changed',
  ])
  toasts[1]?.remedy?.run()
  await waitFor(() => expect(made).toHaveLength(3))
  expect(made.at(-1)).toBe('PUT 0 2 new')
  stop()
})

// LIST-9
test('chosen rows are deleted together and brought back', async () => {
  const { user, made, toasts, texts, stop } = await renderList()
  for (const name of ['سارة', 'Omar']) await user.click(choose(name))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(texts()).toEqual(['2 records deleted']))
  expect(made.toSorted()).toEqual(['DELETE 0 1', 'DELETE 1 1'])
  toasts[0]?.remedy?.run()
  await waitFor(() => expect(made.slice(2).toSorted()).toEqual(['POST e', 'POST e']))
  await waitFor(() => expect(toasts.at(-1)?.text).toBe('2 records restored'))
  await user.click(screen.getByRole('button', { name: 'Clear the selection' }))
  expect(screen.queryByRole('region', { name: bar })).toBeNull()
  stop()
})

// WORK-11, OFFLINE-15
test('without a connection nothing is changed together, and the reason is shown', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user, stop } = await renderList()
  await user.click(choose('Omar'))
  for (const name of ['Status', 'Assign to', 'Delete'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true)
  expect(screen.getByText('This needs a connection')).toBeTruthy()
  stop()
})

// WORK-11, WORK-12
test('a label is put on those that can take it, and taken away, and how many cannot is said', async () => {
  const many = Array.from({ length: 10 }, (_, at) => `55555555-5555-4555-8555-55555555555${at}`)
  const held = [[], many, [urgent], []]
  const rows = [...records, { ...records[0], id: `${mona.slice(0, -1)}3`, name: 'Dalia' }].map(
    (record, at) => ({
      ...record,
      labelIds: held[at],
      labels: held[at]?.includes(urgent) ? labels.slice(0, 1) : [],
    }),
  ) as unknown as AdminRecord[]
  const { user, made, toasts, texts, stop } = await renderList({
    rows,
    refused: (path) => (path === '3' ? stale : undefined),
  })
  await user.click(choose('سارة'))
  expect(screen.queryByRole('button', { name: 'Remove a label' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Select all on this page' }))
  await user.click(await screen.findByRole('button', { name: 'Add a label' }))
  await user.click(screen.getByRole('menuitem', { name: 'Urgent' }))
  await waitFor(() =>
    expect(texts()).toEqual([
      '1 record already has 10 labels and stays as it was.',
      '1 record stays as it was. This record was changed a moment ago. Open it again and try once more.',
      '1 record changed',
    ]),
  )
  expect(made.toSorted()).toEqual(['PUT 0 1 new 0', 'PUT 3 1 new 0'])
  toasts[2]?.remedy?.run()
  await waitFor(() => expect(made.at(-1)).toBe('PUT 0 2 new'))
  made.length = 0
  await user.click(screen.getByRole('button', { name: 'Remove a label' }))
  await user.click(screen.getByRole('menuitem', { name: 'Urgent' }))
  await waitFor(() => expect(made).toEqual(['PUT 2 1 new']))
  stop()
})

/** The actions of the bar besides leaving the choice. */
const offers = {
  work: ['Status', 'Assign to', 'Add a label', 'Export and print', 'Delete'],
  stage: ['Stage', 'Assign to', 'Add a label', 'Export and print', 'Delete'],
  remove: ['Export and print', 'Delete'],
  export: ['Export and print'],
}
const differently: Partial<Record<string, keyof typeof offers>> = {
  messages: 'work',
  'associated-jobs': 'stage',
  vendors: 'work',
  'mail-templates': 'export',
}
const lists = [...screens].filter(([, { collection }]) => collection.abilities.add !== 'single')

// LIST-9, WORK-11, ROLE-6
describe('the bar offers what the collection has and the person may', () => {
  test.each(lists)('of %s', async (name, listed) => {
    const { app, rerender } = await renderInApp(<div />, { language: 'en' })
    await addAdminTexts(app.i18n, 'en')
    const client: ApiClient = async ({ id }) =>
      id === 'labels.list' ? labelPage : new Promise(() => {})
    const show = (roles: Role[]) =>
      rerender(
        <InApp app={{ ...app, api: { ...app.api, client } }}>
          <RolesContext value={roles}>
            <BulkBar screen={listed} chosen={records} onClear={() => undefined} />
          </RolesContext>
        </InApp>,
      )
    const offered = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
    show(['owner'])
    await waitFor(() =>
      expect(offered()).toEqual([...offers[differently[name] ?? 'remove'], 'Clear the selection']),
    )
    show(['auditor'])
    expect(offered()).toEqual([...offers.export, 'Clear the selection'])
  })
})

const services = ['Pumps', 'Valves', 'Pipes', 'Tanks'].map((name, at) => ({
  ...records[0],
  id: `66666666-6666-4666-8666-66666666666${at}`,
  title: { ar: name, en: name },
  summary: { ar: '', en: '' },
  description: { ar: '', en: '' },
  pictureId: null,
  slug: name.toLowerCase(),
  order: at,
})) as unknown as AdminRecord[]

const hanging = (...names: string[]): Refusal => ({
  status: 409,
  body: {
    message: '',
    code: 'has_dependents',
    data: [
      {
        collection: 'associated-services',
        goAlong: true,
        total: names.length,
        titles: names.map((name) => ({ ar: '', en: name })),
      },
    ],
  },
})

const refusals: Record<string, Refusal> = {
  '1': hanging('Ball valves', 'Gate valves'),
  '2': hanging('Steel pipes'),
  '3': { status: 409, body: { code: 'default_branch', message: 'It cannot be deleted.' } },
}

// LIST-9, RECORD-17, RECORD-18
describe('records that others hang on', () => {
  const begin = async () => {
    const list = await renderList({
      screen: screenOf('services'),
      rows: services,
      refused: (path, confirmed) => (confirmed === undefined ? refusals[path] : undefined),
    })
    for (const name of ['Pumps', 'Valves', 'Pipes', 'Tanks']) await list.user.click(choose(name))
    await list.user.click(screen.getByRole('button', { name: 'Delete' }))
    const title = 'Delete 2 records that others depend on?'
    const asked = await screen.findByRole('alertdialog', { name: title })
    return { ...list, asked }
  }

  test('are deleted with the others once those were named, and one toast brings all back', async () => {
    const { user, asked, made, toasts, texts, stop } = await begin()
    expect(asked.textContent).toContain('1 other record is already deleted.')
    for (const name of ['Valves', 'Gate valves', 'Pipes', 'Steel pipes'])
      expect(within(asked).getByText(name)).toBeTruthy()
    await user.click(within(asked).getByRole('button', { name: 'Delete' }))
    await waitFor(() =>
      expect(texts()).toEqual([
        '1 record stays as it was. It cannot be deleted.',
        '3 records deleted',
      ]),
    )
    expect(made.slice(4).toSorted()).toEqual(['DELETE 1 1 2', 'DELETE 2 1 1'])
    toasts[1]?.remedy?.run()
    await waitFor(() => expect(texts().at(-1)).toBe('3 records restored'))
    expect(made.slice(6)).toEqual(['POST e', 'POST e', 'POST e'])
    stop()
  })

  test('stay where that is not confirmed', async () => {
    const { user, asked, made, texts, stop } = await begin()
    await user.click(within(asked).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(texts().at(-1)).toBe('1 record deleted'))
    expect(made).toHaveLength(4)
    stop()
  })
})
