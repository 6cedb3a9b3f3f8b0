import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Need } from '#contract/admin/dashboard.ts'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { UserIdContext } from '../permissions.ts'
import { NeedCard } from './need-card.tsx'

const needed = { collection: 'messages', createdAt: '2026-11-01T10:00:00.000Z' } as const
const need: Need = {
  counts: [
    { collection: 'messages', count: 2 },
    { collection: 'associated-jobs', count: 0 },
    { collection: 'vendors', count: 1 },
  ],
  first: [
    { ...needed, id: 'late', name: 'سارة', dueDay: '2026-01-02', assignee: 'Mona' },
    { ...needed, id: 'open', name: 'Omar', dueDay: '', assignee: '' },
  ],
}

const words = {
  ar: { title: 'المسندة إليّ', late: 'متأخر', messages: 'الرسائل: 2', none: 'لا شيء متأخر.' },
  en: {
    title: 'Assigned to me',
    late: 'Overdue',
    messages: 'Messages: 2',
    none: 'Nothing is overdue.',
  },
}

// WORK-5
test.each(['ar', 'en'] as const)(
  '%s: what needs somebody, and where all of it is',
  async (language) => {
    const { app, rerender } = await renderInApp(<div />, { language })
    await addAdminTexts(app.i18n, language)
    const nothing = { counts: need.counts.map((one) => ({ ...one, count: 0 })), first: [] }
    rerender(
      <InApp app={app}>
        <UserIdContext value="me">
          <NeedCard name="mine" need={need} />
          <NeedCard name="overdue" need={nothing} />
        </UserIdContext>
      </InApp>,
    )
    const text = words[language]
    const card = within(screen.getByRole('region', { name: text.title }))
    expect(card.getByText('3')).toBeTruthy()
    const rows = card.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows.map((row) => row.includes(text.late))).toEqual([true, false])
    expect(card.getByRole<HTMLAnchorElement>('link', { name: text.messages }).href).toMatch(
      /\/admin\/messages\?assigneeId=me&status=unfinished$/,
    )
    expect(card.getByRole<HTMLAnchorElement>('link', { name: 'سارة' }).href).toMatch(
      /\/admin\/messages\/edit\/late$/,
    )
    expect(screen.getByText(text.none)).toBeTruthy()
  },
)
