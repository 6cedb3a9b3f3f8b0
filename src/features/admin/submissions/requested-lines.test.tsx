import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { inEachLanguage, type Language } from '#contract/locale.ts'
import type { RequestedLine } from '#contract/quotation/quotation-line.ts'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { messageRecord } from '#tests/support/message-record.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { messagesScreen } from '../declarations/messages.ts'
import { InsertLines } from '../notes/insert-lines.tsx'
import { RequestedLines } from './requested-lines.tsx'

const untitled = inEachLanguage(() => '')
const lines: RequestedLine[] = [
  {
    product: 'axial-fan',
    code: 'NAX-800/4',
    point: { airflow: 12_000, pressure: 450 },
    quantity: 3,
    note: 'للطابق الثاني',
    title: { ...untitled, ar: 'مروحة محورية', en: 'Axial fan' },
  },
  { product: 'gone-fan', code: '', point: null, quantity: 1, note: '', title: untitled },
]
const message = { ...messageRecord, messageContent: '', lines }

let isNarrow = false
beforeEach(() => {
  isNarrow = false
  vi.stubGlobal('matchMedia', () => ({
    matches: isNarrow,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

async function show(part: React.ReactElement, language: Language = 'en') {
  const { app, rerender } = await renderInApp(<div />, { language })
  await addAdminTexts(app.i18n, language)
  rerender(<InApp app={app}>{part}</InApp>)
}

// QUOTE-11
describe('the lines of a quotation list', () => {
  test('are a table with links to the products that are there', async () => {
    await show(<RequestedLines lines={lines} productIds={{ 'axial-fan': 'p1' }} />)
    const table = screen.getByRole('table', { name: 'Requested lines' })
    const [, first, second] = within(table).getAllByRole('row')
    expect(first?.textContent).toMatch(/^1Axial fanNAX-800\/412,000 m³\/h450 Paللطابق الثاني3$/)
    expect(second?.textContent).toMatch(/^2gone-fanNot in the catalogue when the request came in1$/)
    const links = within(table).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/admin/products/p1'])
  })

  test('are cards on a phone', async () => {
    isNarrow = true
    await show(<RequestedLines lines={lines} productIds={{}} />, 'ar')
    const cards = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(cards).toHaveLength(2)
    expect(cards[0]?.textContent).toContain('مروحة محورية')
    expect(cards[0]?.textContent).toContain('الكمية: 3')
  })

  test('are exported as text, and stand for a message without one in the list', () => {
    const [exported] = messagesScreen.exportedFacts.filter(({ name }) => name === 'lines')
    expect(exported?.value(message, 'en')).toMatch(
      /^1\. Axial fan – NAX-800\/4 – 12,000 m³\/h, 450 Pa – quantity: 3 – .+\n2\. gone-fan – quantity: 1$/,
    )
    expect(exported?.value(messageRecord, 'en')).toBe('')
    const shown = messagesScreen.columns.find(({ name }) => name === 'message')
    expect(shown?.value(message, 'en')).toBe('Axial fan × 3 · gone-fan × 1')
    expect(shown?.value(messageRecord, 'en')).toBe(messageRecord['messageContent'])
  })

  test('go into a reply in its own language, below what it says already', async () => {
    const onInsert = vi.fn()
    await show(<InsertLines record={message} language="ar" text="مرحبًا،" onInsert={onInsert} />)
    await userEvent.click(screen.getByRole('button', { name: 'Insert the requested lines' }))
    const [[text = ''] = []] = onInsert.mock.calls as [string][]
    expect(text.replaceAll(/[\u2066-\u2069]/g, '')).toBe(
      'مرحبًا،\n\n1. مروحة محورية – NAX-800/4 – 12,000 م³/س، 450 باسكال – الكمية: 3 – للطابق الثاني\n2. gone-fan – الكمية: 1',
    )
  })

  test('are not offered to a reply to any other message', async () => {
    await show(<InsertLines record={messageRecord} language="en" text="" onInsert={vi.fn()} />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
