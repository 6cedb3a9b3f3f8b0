import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { ApiClient } from '#src/api/api-client.ts'
import { ApiFailure } from '#contract/errors.ts'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { servicesScreen } from '../declarations/services.ts'
import { RowActions } from './row-actions.tsx'
import type { AdminRecord } from './column.ts'

const record: AdminRecord = {
  id: '11111111-1111-4111-8111-111111111111',
  version: 3,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  pictures: {},
  title: { ar: 'مكافحة الحريق', en: 'Fire fighting' },
}
const titles = [
  { ar: 'مضخات', en: 'Pumps' },
  { ar: 'رشاشات', en: '' },
]

const words = {
  ar: {
    remove: 'حذف مكافحة الحريق',
    asked: 'حذف «مكافحة الحريق»؟',
    along: 'الخدمات الفرعية (تُحذف معه):',
    names: ['مضخات', 'رشاشات', 'وسجل آخر'],
    cancel: 'إلغاء',
    confirm: 'حذف',
  },
  en: {
    remove: 'Delete Fire fighting',
    asked: 'Delete “Fire fighting”?',
    along: 'Sub-services deleted with it:',
    names: ['Pumps', 'رشاشات', 'and 1 more'],
    cancel: 'Cancel',
    confirm: 'Delete',
  },
}

test.each(['ar', 'en'] as const)(
  '%s: a record is deleted with what hangs on it once that was named and confirmed',
  async (language) => {
    const { app, rerender } = await renderInApp(<div />, { language })
    await addAdminTexts(app.i18n, language)
    const sent: unknown[] = []
    const client: ApiClient = async ({ id }, { query } = {}) => {
      sent.push(query)
      if (query?.confirm === 3) return { data: { id: record.id } }
      const data = [{ collection: 'associated-services', goAlong: true, total: 3, titles }]
      const body = { message: '', code: 'has_dependents', data }
      throw new ApiFailure(id, 'server', { status: 409, body })
    }
    rerender(
      <InApp app={{ ...app, api: { ...app.api, client } }}>
        <RowActions screen={servicesScreen} record={record} />
      </InApp>,
    )
    const text = words[language]
    const user = userEvent.setup()
    const ask = async () => {
      await user.click(screen.getByRole('button', { name: text.remove }))
      return screen.findByRole('alertdialog', { name: text.asked })
    }
    const asked = await ask()
    expect(within(asked).getByText(text.along)).toBeTruthy()
    expect(within(asked).getAllByRole('listitem')).toMatchObject(
      text.names.map((textContent) => ({ textContent })),
    )
    const cancel = within(asked).getByRole('button', { name: text.cancel })
    expect(document.activeElement).toBe(cancel)
    await user.click(cancel)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(sent).toEqual([{}])
    await user.click(within(await ask()).getByRole('button', { name: text.confirm }))
    await waitFor(() => expect(sent).toEqual([{}, {}, { confirm: 3 }]))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
)
