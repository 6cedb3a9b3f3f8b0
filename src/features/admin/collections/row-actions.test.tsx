import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { ApiClient } from '#src/api/api-client.ts'
import { ApiFailure } from '#contract/errors.ts'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { listenToToasts, type Toast } from '#src/ui/toasts/show-toast.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { servicesScreen } from '../declarations/services.ts'
import { RowActions } from './row-actions.tsx'
import { Rows } from './rows.tsx'
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

/** A list of services, with a toast's button in place of the toast; deleted ones are shown no more. */
async function openList(names: string[], hanging?: string) {
  const { app, rerender } = await renderInApp(<div />, { language: 'en' })
  await addAdminTexts(app.i18n, 'en')
  localStorage.setItem('language', 'en')
  const all = names.map((name, at) => ({
    ...record,
    id: `22222222-2222-4222-8222-22222222222${at}`,
    title: { ar: '', en: name },
    summary: { ar: '', en: '' },
    description: { ar: '', en: '' },
    pictureId: null,
    slug: name.toLowerCase(),
    order: at,
  })) as AdminRecord[]
  const idOf = (name: string) => String(all[names.indexOf(name)]?.id)
  const gone = new Set<string>()
  const client: ApiClient = async ({ id, path, method }, { query } = {}) => {
    const found = all.find((one) => path.includes(one.id))
    if (method === 'GET' || found === undefined) return new Promise(() => {})
    if (found.id === idOf(hanging ?? '') && query?.confirm === undefined && method === 'DELETE') {
      const data = [{ collection: 'associated-services', goAlong: true, total: 2, titles }]
      const body = { message: '', code: 'has_dependents', data }
      throw new ApiFailure(id, 'server', { status: 409, body })
    }
    return { data: found }
  }
  const show = () =>
    rerender(
      <InApp app={{ ...app, api: { ...app.api, client } }}>
        <main id="main" tabIndex={-1}>
          <Rows
            screen={servicesScreen}
            records={all.filter(({ id }) => !gone.has(id))}
            sort=""
            onSort={() => undefined}
            footer={null}
          />
        </main>
        <button type="button">Undo</button>
      </InApp>,
    )
  show()
  const toasts: Toast[] = []
  listenToToasts((toast) => toasts.push(toast))
  const button = (name: string) => screen.getByRole('button', { name: `Delete ${name}` })
  const isFocused = (element: Element | null) =>
    waitFor(() => expect(document.activeElement).toBe(element))
  const refresh = (name: string, isGone: boolean) => {
    if (isGone) gone.add(idOf(name))
    else gone.delete(idOf(name))
    show()
  }
  return { user: userEvent.setup(), toasts, button, isFocused, refresh }
}

// RECORD-17
test('the focus goes on from a deleted row to the next, to the one before, and to the page', async () => {
  const { user, toasts, button, isFocused, refresh } = await openList(['Pumps', 'Valves', 'Pipes'])
  const page = document.getElementById('main')
  const steps = [
    ['Valves', () => button('Pipes')],
    ['Pipes', () => button('Pumps')],
    ['Pumps', () => page],
  ] as const
  for (const [name, next] of steps) {
    const before = toasts.length
    button(name).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(toasts).toHaveLength(before + 1))
    expect(document.activeElement).toBe(button(name))
    refresh(name, true)
    await isFocused(next())
  }
})

// RECORD-17
test('the focus goes to the row that is brought back', async () => {
  const { user, toasts, button, isFocused, refresh } = await openList(['Pumps', 'Valves'])
  await user.click(button('Pumps'))
  await waitFor(() => expect(toasts).toHaveLength(1))
  refresh('Pumps', true)
  screen.getByRole('button', { name: 'Undo' }).focus()
  toasts[0]?.remedy?.run()
  await isFocused(document.getElementById('main'))
  await waitFor(() => expect(toasts).toHaveLength(2))
  refresh('Pumps', false)
  await isFocused(button('Pumps'))
  // Once it has, it is one row among others.
  refresh('Pumps', true)
  document.getElementById('main')?.focus()
  refresh('Pumps', false)
  await waitFor(() => expect(button('Pumps')).toBeTruthy())
  await isFocused(document.getElementById('main'))
})

// RECORD-17, RECORD-18
test('the focus goes on after a question, too, and stays where somebody has gone meanwhile', async () => {
  const names = ['Pumps', 'Valves', 'Pipes']
  const { user, toasts, button, isFocused, refresh } = await openList(names, 'Pumps')
  await user.click(button('Pumps'))
  const asked = await screen.findByRole('alertdialog')
  await user.click(within(asked).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(toasts).toHaveLength(1))
  await isFocused(button('Pumps'))
  refresh('Pumps', true)
  await isFocused(button('Valves'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(toasts).toHaveLength(2))
  const elsewhere = screen.getByRole('button', { name: 'Undo' })
  elsewhere.focus()
  refresh('Valves', true)
  expect(document.activeElement).toBe(elsewhere)
})
