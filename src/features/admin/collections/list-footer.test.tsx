import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { ListFooter } from './list-footer.tsx'

const words = {
  ar: { shown: 'عرض 11 إلى 20 من 23 سجلًا', previous: 'السابق', next: 'التالي' },
  en: { shown: 'Showing 11 to 20 of 23 entries', previous: 'Previous', next: 'Next' },
} as const

async function renderFooter(language: keyof typeof words, pageNo: number) {
  const { app, rerender } = await renderInApp(<></>, { language })
  await addAdminTexts(app.i18n, language)
  const onPage = vi.fn()
  rerender(
    <InApp app={app}>
      <ListFooter
        pageNo={pageNo}
        pageSize={10}
        totalCount={23}
        onPage={onPage}
        onPageSize={vi.fn()}
      />
    </InApp>,
  )
  const text = words[language]
  return {
    text,
    onPage,
    previous: screen.getByRole<HTMLButtonElement>('button', { name: text.previous }),
    next: screen.getByRole<HTMLButtonElement>('button', { name: text.next }),
  }
}

// LIST-1
test.each(['ar', 'en'] as const)(
  '%s: what is shown is told, and the pages before and after are a press away',
  async (language) => {
    const { text, onPage, previous, next } = await renderFooter(language, 2)
    expect(screen.getByRole('status').textContent).toBe(text.shown)
    await userEvent.click(previous)
    await userEvent.click(next)
    expect(onPage.mock.calls).toEqual([[1], [3]])
  },
)

// LIST-1
test.each([
  [1, true, false],
  [3, false, true],
])('page %i: nothing before it: %j, nothing after it: %j', async (pageNo, isFirst, isLast) => {
  const { previous, next } = await renderFooter('en', pageNo)
  expect([previous.disabled, next.disabled]).toEqual([isFirst, isLast])
})

// LIST-13
test.each([
  ['ar', 'عرض 11 إلى 20 من أكثر من 5000 سجل'],
  ['en', 'Showing 11 to 20 of more than 5000 entries'],
] as const)('%s: a search that finds many says so', async (language, told) => {
  const { app, rerender } = await renderInApp(<></>, { language })
  await addAdminTexts(app.i18n, language)
  const pages = { pageNo: 2, pageSize: 10, onPage: vi.fn(), onPageSize: vi.fn() }
  rerender(
    <InApp app={app}>
      <ListFooter {...pages} totalCount={5_001} isLeast />
    </InApp>,
  )
  expect(screen.getByRole('status').textContent).toBe(told)
})
