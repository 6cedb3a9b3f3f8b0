import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ApiClient } from '#src/api/api-client.ts'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { aboutScreen } from '../../declarations/about.ts'
import { driversScreen } from '../../declarations/drivers.ts'
import { framesScreen } from '../../declarations/frames.ts'
import type { AdminRecord } from '../column.ts'
import type { CollectionScreen } from '../screen.ts'
import { RecordForm } from './record-form.tsx'

const picture = { key: 'fan', width: 4, height: 3, color: '#000000', widths: [4] }
const alt = { ar: 'مروحة محورية', en: 'An axial fan' }
const driver: AdminRecord = {
  id: '11111111-1111-4111-8111-111111111111',
  version: 3,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  pictures: { fan: picture },
  title: { ar: 'المراوح', en: 'Fans' },
  description: { ar: 'مراوح محورية', en: 'Axial fans' },
  pictureId: 'fan',
  alt,
  order: 4,
}

const about: AdminRecord = {
  ...driver,
  aboutTitle: driver.title,
  about: driver.description,
  trustedTitle: driver.title,
  trusted: { ar: [], en: [] },
  tailoredTitle: driver.title,
  tailored: { ar: [], en: [] },
}

const words = {
  ar: {
    arabic: /^وصف الصورة بالعربية/,
    english: /^وصف الصورة بالإنجليزية/,
    picture: 'الصورة',
    remove: 'إزالة الصورة',
    crop: 'قص',
    use: 'استخدام الصورة',
    cancel: 'إلغاء',
    save: 'حفظ',
  },
  en: {
    arabic: /^Picture description in Arabic/,
    english: /^Picture description in English/,
    picture: 'Picture',
    remove: 'Remove the picture',
    crop: 'Crop',
    use: 'Use the picture',
    cancel: 'Cancel',
    save: 'Save',
  },
} as const

/** The stand-in for a browser loads no pictures. */
let isReadable = true

class LoadedImage {
  readonly naturalWidth = 3
  readonly naturalHeight = 3
  onload?: () => void
  onerror?: () => void
  set src(_address: string) {
    queueMicrotask(() => (isReadable ? this.onload : this.onerror)?.())
  }
}

beforeEach(() => {
  isReadable = true
  vi.stubGlobal('Image', LoadedImage)
  vi.stubGlobal('fetch', async () => new Response(new Blob(['picture'])))
  Object.assign(URL, { createObjectURL: () => 'blob:chosen', revokeObjectURL: () => undefined })
  return () => vi.unstubAllGlobals()
})

/** Opens the form of a record. @returns with what stands below the picture that is looked at, and what was sent */
async function openForm(language: 'ar' | 'en', of: CollectionScreen, record: AdminRecord) {
  const { app, rerender } = await renderInApp(<div />, { language })
  await addAdminTexts(app.i18n, language)
  const sent: unknown[] = []
  const client: ApiClient = async ({ id }, { body } = {}) => {
    if (id === 'pictures.create') return { data: { id: 'other', picture } }
    sent.push(body)
    return { data: { ...record, version: 4 } }
  }
  rerender(
    <InApp app={{ ...app, api: { ...app.api, client } }}>
      <RecordForm screen={of} record={record} onSaved={vi.fn()} />
    </InApp>,
  )
  const text = words[language]
  const user = userEvent.setup()
  return {
    user,
    text,
    sent,
    said: () =>
      [text.arabic, text.english].map((label) =>
        screen.getAllByLabelText<HTMLInputElement>(label).map(({ value }) => value),
      ),
    /** Chooses a file, as the browser's own window would. */
    choose: async (label: string) => {
      const input = screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
      await user.upload(input, new File(['picture'], 'fan.png', { type: 'image/png' }))
    },
    /** Uses what is being cut. */
    use: async () => {
      const dialog = await screen.findByRole('dialog')
      await user.click(within(dialog).getByRole('button', { name: text.use }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    },
  }
}

test.each(['ar', 'en'] as const)(
  '%s: what a removed picture showed is not said any more',
  async (language) => {
    const { user, text, sent, said } = await openForm(language, driversScreen, driver)
    expect(said()).toEqual([[alt.ar], [alt.en]])
    await user.click(screen.getByRole('button', { name: text.remove }))
    expect(said()).toEqual([[''], ['']])
    await user.click(screen.getByRole('button', { name: text.save }))
    await waitFor(() => expect(sent).toMatchObject([{ pictureId: null, alt: { ar: '', en: '' } }]))
  },
)

test.each(['ar', 'en'] as const)(
  '%s: another picture shows something else, the same one cut anew does not',
  async (language) => {
    const { user, text, said, choose, use } = await openForm(language, driversScreen, driver)
    await user.click(screen.getByRole('button', { name: text.crop }))
    await use()
    expect(said()).toEqual([[alt.ar], [alt.en]])

    await choose(text.picture)
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: text.cancel }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(said()).toEqual([[alt.ar], [alt.en]])

    await choose(text.picture)
    await use()
    expect(said()).toEqual([[''], ['']])
  },
)

test('what was written before there was a picture is said of the first', async () => {
  const { user, text, said, choose, use } = await openForm('en', driversScreen, {
    ...driver,
    pictureId: null,
    alt: { ar: '', en: '' },
  })
  await user.type(screen.getByLabelText(text.english), alt.en)
  await choose(text.picture)
  await use()
  expect(said()).toEqual([[''], [alt.en]])
})

test.each([
  ['ar', 'الصورة', 'يرجى اختيار صورة', '(اختياري)'],
  ['en', 'Picture', 'Please choose a picture', '(optional)'],
] as const)(
  '%s: a frame needs its picture and says so, other records may go without',
  async (language, label, needed, optional) => {
    const frame = { ...driver, pictureId: null, clickableName: { ar: '', en: '' }, url: '' }
    const { user, text, sent } = await openForm(language, framesScreen, frame)
    expect(screen.getByText(label).textContent).toBe(label)
    await user.click(screen.getByRole('button', { name: text.save }))
    const group = screen.getByRole('group', { name: label })
    expect(await within(group).findByText(needed)).toBeTruthy()
    expect(sent).toEqual([])
    cleanup()
    await openForm(language, driversScreen, driver)
    expect(screen.getByText(label).textContent).toBe(`${label} ${optional}`)
  },
)

// RECORD-6
test('of several pictures each takes along what it shows', async () => {
  const images = [
    { pictureId: 'fan', alt },
    { pictureId: 'fan', alt: { ar: 'مجرى هواء', en: 'A duct' } },
    { pictureId: 'fan', alt: { ar: 'مروحة سقف', en: 'A roof fan' } },
  ]
  const { user, text, said, choose, use } = await openForm('en', aboutScreen, { ...about, images })
  const [first] = screen.getAllByRole('button', { name: text.remove })
  await user.click(first ?? document.body)
  expect(said()).toEqual([
    ['مجرى هواء', 'مروحة سقف'],
    ['A duct', 'A roof fan'],
  ])
  await choose('Picture 1')
  await use()
  expect(said()).toEqual([
    ['', 'مروحة سقف'],
    ['', 'A roof fan'],
  ])
})

// RECORD-8
test.each([
  ['ar', /^هذا الملف ليس صورة سليمة/],
  ['en', /^This file is not a readable JPEG/],
] as const)(
  '%s: a file that is no picture is told at its field, and not cut',
  async (language, told) => {
    const { text, choose } = await openForm(language, driversScreen, driver)
    isReadable = false
    await choose(text.picture)
    const group = screen.getByRole('group', { name: text.picture })
    expect(await within(group).findByText(told)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()

    isReadable = true
    await choose(text.picture)
    expect(await screen.findByRole('dialog')).toBeTruthy()
    expect(within(group).queryByText(told)).toBeNull()
  },
)

test.each([
  ['ar', 'تعذّر تحميل الصورة المحفوظة. أعد المحاولة، أو اختر الملف من جديد.'],
  ['en', 'The stored picture could not be loaded. Try again, or choose the file anew.'],
] as const)(
  '%s: a stored picture that is not answered is told so, and not cut',
  async (language, told) => {
    vi.stubGlobal('fetch', async () => new Response('not found', { status: 404 }))
    const { user, text } = await openForm(language, driversScreen, driver)
    await user.click(screen.getByRole('button', { name: text.crop }))
    const group = screen.getByRole('group', { name: text.picture })
    expect(await within(group).findByText(told)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)
