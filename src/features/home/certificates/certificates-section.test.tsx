import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useEffect } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiFailure } from '#contract/errors.ts'
import { fakeViewport } from '#tests/support/fake-viewport.ts'
import { renderInApp, type CannedAnswers } from '#tests/support/render-in-app.tsx'
import { CertificatesSection } from './certificates-section.tsx'

interface FakeDocumentProps {
  file: string
  error: ReactNode
  onLoadSuccess: (file: { numPages: number }) => void
  children: ReactNode
}

vi.mock('react-pdf', () => ({
  pdfjs: { GlobalWorkerOptions: {} },
  Document: function Document({ file, error, onLoadSuccess, children }: FakeDocumentProps) {
    const broken = file.includes('broken')
    // As the real one: told once for each file.
    // oxlint-disable-next-line react/exhaustive-deps
    useEffect(() => void (broken || onLoadSuccess({ numPages: 3 })), [file])
    return broken ? error : children
  },
  Page: ({ pageNumber, width }: { pageNumber: number; width: number }) => (
    <span data-testid="page" data-width={width}>
      {pageNumber}
    </span>
  ),
}))

const icons = ['university', 'calibration', 'record', 'iso']
const certificates = icons.map((icon, index) => ({
  id: String(index),
  title: `Certificate ${index + 1}`,
  description: `What ${index + 1} proves`,
  pdfUrl: index === 3 ? '/media/broken.pdf' : `/media/${index}.pdf`,
  icon,
  isNew: index === 0,
}))
const loaded = { GetAllCertificates: { body: { data: certificates } } }
const failed = { GetAllCertificates: { failure: new ApiFailure('GetAllCertificates', 'timeout') } }
const show = (answers: CannedAnswers, language: 'ar' | 'en' = 'en') =>
  renderInApp(<CertificatesSection />, { language, answers })
const cards = () => screen.findAllByRole('button', { name: /^Certificate/ })

/** Opens the second card. */
async function openViewer() {
  const [, card] = await cards()
  if (card === undefined) throw new Error('no second card')
  await userEvent.click(card)
  return { card, dialog: await screen.findByRole('dialog') }
}

beforeEach(() => {
  fakeViewport()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #call: (entries: { contentRect: { width: number } }[]) => void
      constructor(call: (entries: { contentRect: { width: number } }[]) => void) {
        this.#call = call
      }
      observe() {
        this.#call([{ contentRect: { width: 800 } }])
      }
      disconnect() {}
    },
  )
})

describe('the certificate cards', () => {
  // CERTIFICATE-1
  it.each([
    ['en', 'New'],
    ['ar', 'جديد'],
  ] as const)('are buttons, of which the new one says so in %s', async (language, badge) => {
    await show(loaded, language)
    const names = (await cards()).map((card) => card.textContent)
    expect(names).toHaveLength(4)
    expect(screen.getAllByText(badge)).toHaveLength(1)
    expect(screen.getByRole('button', { name: `Certificate 1 ${badge}` })).toBeTruthy()
    const second = screen.getByRole('button', { name: 'Certificate 2', description: /What 2/ })
    expect(second.querySelector('svg')).toBeTruthy()
  })

  // SECTION-1
  it('load in their own shape', async () => {
    await show({}, 'ar')
    expect(screen.getByRole('status').textContent).toBe('جارٍ التحميل…')
    expect(screen.queryByRole('button')).toBeNull()
  })

  // SECTION-5
  it.each([
    ['en', 'No data is available right now.'],
    ['ar', 'لا توجد بيانات متاحة الآن.'],
  ] as const)('say in %s that there are none', async (language, text) => {
    await show({ GetAllCertificates: { body: { data: [] } } }, language)
    expect(await screen.findByText(text)).toBeTruthy()
  })

  // SECTION-1
  it('explain a failure and recover', async () => {
    await show({ GetAllCertificates: [failed.GetAllCertificates, loaded.GetAllCertificates] }, 'ar')
    expect(await screen.findByRole('alert')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'إعادة المحاولة' }))
    expect(await cards()).toHaveLength(4)
  })
})

describe('the viewer', () => {
  // CERTIFICATE-2
  it.each(['{Enter}', ' '])('opens with the key "%s" and closes with Escape', async (key) => {
    await show(loaded)
    const [, card] = await cards()
    card?.focus()
    await userEvent.keyboard(key)
    const dialog = await screen.findByRole('dialog', { name: 'Certificate 2' })
    expect(within(dialog).getByText('What 2 proves').id).toBe(
      dialog.getAttribute('aria-describedby'),
    )
    expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Close' }))
    expect(document.body.style.overflow).toBe('hidden')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(card)
    expect(document.body.style.overflow).not.toBe('hidden')
  })

  // CERTIFICATE-2
  it('opens with a click and closes with its button', async () => {
    await show(loaded, 'ar')
    const { card, dialog } = await openViewer()
    await userEvent.click(within(dialog).getByRole('button', { name: 'إغلاق' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(card)
  })

  // CERTIFICATE-2
  it('closes with a click beside it', async () => {
    await show(loaded)
    const { card, dialog } = await openViewer()
    if (dialog.parentElement) await userEvent.click(dialog.parentElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(card)
  })

  // CERTIFICATE-3
  it.each([
    ['en', '3 pages', 'Page 2 of 3', 'Download the file'],
    ['ar', '3 صفحات', 'صفحة 2 من 3', 'تنزيل الملف'],
  ] as const)('shows all pages and names them in %s', async (language, count, label, download) => {
    await show(loaded, language)
    const { dialog } = await openViewer()
    expect(within(dialog).getByText(count)).toBeTruthy()
    expect(
      within(dialog)
        .getAllByTestId('page')
        .map((page) => page.textContent),
    ).toEqual(['1', '2', '3'])
    expect(within(dialog).getByText(label)).toBeTruthy()
    const link = within(dialog).getByRole('link', { name: download })
    expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual([
      '/media/1.pdf',
      true,
    ])
    expect(within(dialog).getByRole('region', { name: 'Certificate 2' }).dir).toBe('ltr')
  })

  // CERTIFICATE-3
  it('enlarges by a quarter up to three times and reduces to a half', async () => {
    await show(loaded)
    const { dialog } = await openViewer()
    const [larger, smaller] = ['Zoom in', 'Zoom out'].map((name) =>
      within(dialog).getByRole('button', { name }),
    )
    if (!larger || !smaller) throw new Error('no zoom buttons')
    await userEvent.click(larger)
    expect(within(dialog).getAllByTestId('page')[0]?.dataset.width).toBe('1000')
    for (let press = 0; press < 6; press++) await userEvent.click(larger)
    expect(within(dialog).getByText('300%')).toBeTruthy()
    expect(larger.getAttribute('aria-disabled')).toBe('true')
    for (let press = 0; press < 10; press++) await userEvent.click(smaller)
    expect(within(dialog).getByText('50%')).toBeTruthy()
    expect(smaller.getAttribute('aria-disabled')).toBe('true')
  })

  // CERTIFICATE-3
  it.each([
    ['en', 'The file could not be opened.', 'Download the file'],
    ['ar', 'تعذّر فتح الملف.', 'تنزيل الملف'],
  ] as const)('offers a file that it cannot open in %s', async (language, text, download) => {
    await show(loaded, language)
    const [, , , broken] = await cards()
    if (broken) await userEvent.click(broken)
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText(text)).toBeTruthy()
    const link = within(alert).getByRole('link', { name: download })
    expect(link.getAttribute('href')).toBe('/media/broken.pdf')
  })
})
