import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { AuditEntry } from '#contract/admin/audit.ts'
import { inEachLanguage } from '#contract/locale.ts'
import type { CallQuery } from '#contract/endpoint.ts'
import { pictureImageUrl } from '#contract/picture.ts'
import { ApiFailure } from '#contract/errors.ts'
import type { ApiClient } from '#src/api/api-client.ts'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { branchesScreen } from '../declarations/branches.ts'
import { productsScreen } from '../declarations/products.ts'
import { AuditDialog } from './audit-dialog.tsx'
import type { CollectionScreen } from './screen.ts'

const id = '11111111-1111-4111-8111-111111111111'
const picture = { key: 'fan', width: 320, height: 240, color: '#123456', widths: [320] }

const entryOf = (number: number, parts: Partial<AuditEntry> = {}): AuditEntry => ({
  id: `entry-${number}`,
  at: '2026-11-01T10:00:00.000Z',
  userId: id,
  userEmail: `editor-${number}@nasaem.example`,
  collection: 'branches',
  recordId: id,
  action: 'save',
  title: inEachLanguage(() => ''),
  before: null,
  after: null,
  pictures: {},
  dataSheets: {},
  canRevert: false,
  canRestore: false,
  ...parts,
})

const pageOf = (entries: AuditEntry[], pageNo: number, totalCount: number) => ({
  data: { data: entries, pageNo, pageSize: 50, totalCount },
})

/** Opens the history of a record, as the client answers for it. */
async function openTrail(of: CollectionScreen, language: 'ar' | 'en', client: ApiClient) {
  const { app, rerender } = await renderInApp(<div />, { language })
  await addAdminTexts(app.i18n, language)
  rerender(
    <InApp app={{ ...app, api: { ...app.api, client } }}>
      <AuditDialog screen={of} id={id} onReverted={vi.fn()} onClose={vi.fn()} />
    </InApp>,
  )
  return userEvent.setup()
}

const words = {
  ar: {
    earlier: 'عرض تعديلات أقدم',
    changed: 'تعدّل: الاسم، الفرع الافتراضي، الهواتف',
    held: 'ما احتواه السجل',
    retry: 'إعادة المحاولة',
    name: 'الاسم بالعربية',
    phones: 'الهواتف',
    flag: 'الفرع الافتراضي',
    sides: ['قبل', 'بعد'],
    yes: 'نعم',
    no: 'لا',
    type: 'النوع',
    duct: 'لمجاري الهواء',
    empty: 'فارغ',
    image: 'صورة',
    picture: 'الصورة',
  },
  en: {
    earlier: 'Show earlier changes',
    changed: 'Changed: Name, Default branch, Phones',
    held: 'What the record held',
    retry: 'Try again',
    name: 'Name in Arabic',
    phones: 'Phones',
    flag: 'Default branch',
    sides: ['Before', 'After'],
    yes: 'Yes',
    no: 'No',
    type: 'Type',
    duct: 'Duct',
    empty: 'Empty',
    image: 'Picture',
    picture: 'Picture',
  },
} as const

/** The text below the name of a field. */
const valuesOf = (label: string) =>
  screen
    .getAllByRole('term')
    .filter(({ textContent }) => textContent === label)
    .flatMap(({ parentElement }) =>
      within(parentElement ?? document.body).getAllByRole('definition'),
    )

test.each(['ar', 'en'] as const)(
  '%s: a change is opened and shows what each field was and became',
  async (language) => {
    const text = words[language]
    const entry = entryOf(1, {
      before: { name: { ar: 'القاهرة', en: 'Cairo' }, phones: ['+20100'], isDefault: true },
      after: { name: { ar: 'القاهرة الجديدة', en: 'Cairo' }, phones: [], isDefault: false },
    })
    const user = await openTrail(branchesScreen, language, async () => pageOf([entry], 1, 1))
    await user.click(await screen.findByText(text.changed))
    await waitFor(() => expect(screen.getAllByRole('term')).toHaveLength(3))
    expect(valuesOf(text.name).map(({ textContent }) => textContent)).toEqual([
      `${text.sides[0]}القاهرة`,
      `${text.sides[1]}القاهرة الجديدة`,
    ])
    for (const value of ['القاهرة', 'القاهرة الجديدة'])
      expect(screen.getByText(value)).toMatchObject({ lang: 'ar', dir: 'rtl' })
    expect(valuesOf(text.phones).map(({ textContent }) => textContent)).toEqual([
      `${text.sides[0]}+20100`,
      `${text.sides[1]}${text.empty}`,
    ])
    expect(valuesOf(text.flag).map(({ textContent }) => textContent)).toEqual([
      `${text.sides[0]}${text.yes}`,
      `${text.sides[1]}${text.no}`,
    ])
  },
)

test.each(['ar', 'en'] as const)(
  '%s: what a record held is shown in words and pictures, without what was empty',
  async (language) => {
    const text = words[language]
    const after = {
      title: { ar: 'مروحة', en: '' },
      slug: '',
      type: 'duct',
      pictureId: 'fan-id',
      dataSheetFile: 'sheet-1',
      sizes: [],
    }
    const sheet = { file: 'sheet-1', name: 'نشرة TX.pdf', url: '/media/sheet-1.pdf' }
    const entry = entryOf(1, {
      action: 'create',
      after,
      pictures: { 'fan-id': picture },
      dataSheets: { [sheet.file]: sheet },
    })
    const user = await openTrail(productsScreen, language, async () => pageOf([entry], 1, 1))
    await user.click(await screen.findByText(text.held))
    await waitFor(() => expect(screen.getAllByRole('term')).toHaveLength(4))
    expect(screen.getByText(sheet.name)).toBeTruthy()
    expect(valuesOf(text.type).map(({ textContent }) => textContent)).toEqual([text.duct])
    const [shown] = valuesOf(text.picture)
    const image = within(shown ?? document.body).getByRole('img', { name: text.image })
    expect(image.getAttribute('src')).toContain(pictureImageUrl(picture))
  },
)

test.each(['ar', 'en'] as const)(
  '%s: earlier changes are asked for a page at a time, and each is shown once',
  async (language) => {
    const text = words[language]
    const asked: CallQuery[] = []
    const all = Array.from({ length: 52 }, (_, index) => entryOf(index))
    const client: ApiClient = async (_call, { query = {} } = {}) => {
      asked.push(query)
      if (query['pageNo'] === 1) return pageOf(all.slice(0, 50), 1, 52)
      if (asked.length === 2) throw new ApiFailure('audit.list', 'network')
      // One more change has come meanwhile: the last of the first page stands on the second as well.
      return pageOf(all.slice(49), 2, 53)
    }
    const user = await openTrail(branchesScreen, language, client)
    const list = await screen.findAllByRole('listitem')
    expect(list).toHaveLength(50)
    await user.click(screen.getByRole('button', { name: text.earlier }))
    const retry = await screen.findByRole('button', { name: text.retry })
    // Those before stay, and the failure stands below them.
    const shown = screen.getAllByRole('listitem')
    expect(shown).toHaveLength(50)
    expect(shown.at(-1)?.compareDocumentPosition(retry)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await user.click(retry)
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(52))
    expect(screen.queryByRole('button', { name: text.earlier })).toBeNull()
    expect(screen.getAllByRole('listitem').at(-1)?.textContent).toContain('editor-51@')
    expect(asked.map(({ pageNo, pageSize }) => [pageNo, pageSize])).toEqual([
      [1, 50],
      [2, 50],
      [2, 50],
    ])
  },
)
