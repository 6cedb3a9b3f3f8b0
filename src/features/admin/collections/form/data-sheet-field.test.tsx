import 'fake-indexeddb/auto'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { currentDrafts, leaveDrafts, openDrafts } from '#src/pwa/drafts.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { productsScreen } from '../../declarations/products.ts'
import type { AdminRecord } from '../column.ts'
import { RecordForm } from './record-form.tsx'

const stored = { file: 'stored', name: 'النشرة المنشورة.pdf', url: '/media/stored.pdf' }
const chosen = { file: 'chosen', name: 'نشرة TX 400.pdf', url: '/media/chosen.pdf' }
const none = { ar: '', en: '' }
const product: AdminRecord = {
  id: '11111111-1111-4111-8111-111111111111',
  version: 3,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  pictures: {},
  title: { ar: 'مروحة', en: 'Fan' },
  slug: 'fan',
  type: 'duct',
  description: { ar: 'مروحة محورية', en: 'An axial fan' },
  airflow: { minimum: 1, maximum: 2 },
  pressure: { minimum: 1, maximum: 2 },
  thrust: { minimum: 0, maximum: 0 },
  power: { minimum: 1, maximum: 2 },
  sizes: [],
  pictureId: null,
  alt: none,
  dataSheet: stored,
  dataSheetFile: stored.file,
  order: 1,
}

const words = {
  ar: { field: 'ورقة البيانات', remove: 'إزالة الملف' },
  en: { field: 'Data sheet', remove: 'Remove the file' },
} as const

afterEach(() => leaveDrafts('sara'))

async function openForm(language: 'ar' | 'en') {
  const { app, rerender } = await renderInApp(<div />, {
    language,
    answers: { 'data-sheets.create': { body: { data: chosen } } },
  })
  await addAdminTexts(app.i18n, language)
  rerender(
    <InApp app={app}>
      <RecordForm screen={productsScreen} record={product} onSaved={vi.fn()} />
    </InApp>,
  )
}

test.each(['ar', 'en'] as const)(
  '%s: a data sheet that was chosen before a reload is still the one of the draft, by its name',
  async (language) => {
    const text = words[language]
    const user = userEvent.setup()
    void openDrafts('sara')
    await waitFor(() => expect(currentDrafts()).toEqual([]))
    await openForm(language)
    const input = await screen.findByLabelText<HTMLInputElement>(text.field)
    await user.upload(input, new File(['%PDF'], chosen.name, { type: 'application/pdf' }))
    await waitFor(() =>
      expect(currentDrafts()).toMatchObject([{ values: { dataSheetFile: chosen.file } }]),
    )

    cleanup()
    await openForm(language)
    expect(await screen.findByText(chosen.name)).toBeTruthy()
    expect(screen.queryByText(stored.name)).toBeNull()

    await user.click(screen.getByRole('button', { name: text.remove }))
    expect(screen.getByRole('link', { name: stored.name })).toBeTruthy()
    expect(screen.queryByText(chosen.name)).toBeNull()
  },
)
