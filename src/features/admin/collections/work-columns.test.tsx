import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { messages } from '#contract/collections/messages.ts'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import type { AdminRecord } from './column.ts'
import { RecordCards } from './record-cards.tsx'
import { workColumns } from './work-columns.ts'

const person = (isActive: boolean) => ({ id: '1', name: 'Omar', isActive })
const rows = [
  { id: 'late', status: 'open', dueDay: '2026-01-02', assignee: person(true) },
  { id: 'done', status: 'answered', dueDay: '2026-01-02', assignee: person(false) },
  { id: 'far', status: 'open', dueDay: '2999-01-01', assignee: null },
  { id: 'old', status: 'open' },
] as unknown as AdminRecord[]

const words = {
  ar: { late: 'متأخر', former: 'لم تعد لديه صلاحية' },
  en: { late: 'Overdue', former: 'no longer has access' },
}

// WORK-3
test.each(['ar', 'en'] as const)('%s: whose a record is, and what is overdue', async (language) => {
  const { app, rerender } = await renderInApp(<div />, { language })
  await addAdminTexts(app.i18n, language)
  rerender(
    <InApp app={app}>
      <RecordCards title="" columns={workColumns(messages)} records={rows} />
    </InApp>,
  )
  const cards = await screen.findAllByRole('listitem')
  const texts = cards.map(({ textContent }) => textContent)
  const { late, former } = words[language]
  expect(texts.map((text) => [text.includes(late), text.includes(former)])).toEqual([
    [true, false],
    [false, true],
    [false, false],
    [false, false],
  ])
  expect(texts.map((text) => text.includes('Omar'))).toEqual([true, true, false, false])
})
