import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { listenToToasts } from '#src/ui/toasts/show-toast.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import type { AdminColumn } from '../collections/column.ts'
import { ExportMenu } from './export-menu.tsx'
import { TooManyRows } from './export-limits.ts'
import type { LoadRows } from './load-all-rows.ts'

interface Row {
  id: string
}

const columns: AdminColumn<Row>[] = [
  { name: 'id', header: () => 'ID', kind: 'text', value: ({ id }) => id },
]

const texts = {
  ar: {
    menu: 'تصدير وطباعة',
    pdf: /^ملف PDF/,
    offline: /لا يوجد اتصال/,
    tooMany: /2,500.*2,000/,
    cancel: 'إلغاء',
    empty: 'لا توجد صفوف لتصديرها',
  },
  en: {
    menu: 'Export and print',
    pdf: /^PDF file/,
    offline: /There is no connection/,
    tooMany: /2,500.*2,000/,
    cancel: 'Cancel',
    empty: 'There are no rows to export',
  },
} as const

async function openMenu(
  language: keyof typeof texts,
  rows: (load: LoadRows) => Promise<Row[]>,
  more: { atHand?: boolean } = {},
) {
  localStorage.setItem('language', language)
  const toasts: string[] = []
  listenToToasts(({ text }) => toasts.push(text))
  const menu = <ExportMenu columns={columns} rows={rows} title="" collection="rows" {...more} />
  const { app, rerender } = await renderInApp(<></>, { language })
  await addAdminTexts(app.i18n, language)
  rerender(<InApp app={app}>{menu}</InApp>)
  await userEvent.click(screen.getByRole('button', { name: texts[language].menu }))
  return toasts
}

for (const language of ['ar', 'en'] as const) {
  const t = texts[language]

  // EXPORT-2
  test(`${language}: too many rows for a PDF are refused, with both numbers`, async () => {
    const toasts = await openMenu(language, ({ limit }) =>
      Promise.reject(new TooManyRows(2_500, limit)),
    )
    await userEvent.click(screen.getByRole('menuitem', { name: t.pdf }))
    await waitFor(() => expect(toasts).toEqual([expect.stringMatching(t.tooMany)]))
  })

  // EXPORT-2, LIST-13
  test(`${language}: of rows that are not counted to the end it says at least how many`, async () => {
    const toasts = await openMenu(language, ({ limit }) =>
      Promise.reject(new TooManyRows(5_000, limit, true)),
    )
    await userEvent.click(screen.getByRole('menuitem', { name: t.pdf }))
    await waitFor(() => expect(toasts).toEqual([expect.stringContaining('5,000+')]))
  })

  // EXPORT-3
  test(`${language}: an export under way shows how far it is, and can be stopped`, async () => {
    let aborted = false
    await openMenu(language, ({ signal, onProgress }) => {
      onProgress(300, 1_200)
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          aborted = true
          reject(new Error('stopped'))
        })
      })
    })
    await userEvent.click(screen.getByRole('menuitem', { name: t.pdf }))
    expect(await screen.findByText(/300.*1,200/)).toBeDefined()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25')
    await userEvent.click(screen.getByRole('button', { name: t.cancel }))
    expect(aborted).toBe(true)
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  })

  // EXPORT-6
  test(`${language}: without a connection it says why it cannot`, async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await openMenu(language, () => Promise.resolve([]))
    expect(screen.getByText(t.offline)).toBeDefined()
    for (const item of screen.getAllByRole('menuitem'))
      expect(item.getAttribute('aria-disabled')).toBe('true')
  })

  // EXPORT-6
  test(`${language}: what is at hand is exported without a connection`, async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const toasts = await openMenu(language, () => Promise.resolve([]), { atHand: true })
    await userEvent.click(screen.getByRole('menuitem', { name: t.pdf }))
    await waitFor(() => expect(toasts).toEqual([t.empty]))
  })
}
