import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { ApiClient } from '#src/api/api-client.ts'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { messageRecord } from '#tests/support/message-record.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { messagesScreen } from '../../declarations/messages.ts'
import type { AdminRecord } from '../column.ts'
import { RecordCards } from '../record-cards.tsx'
import { RecordForm } from './record-form.tsx'

const { version, createdAt, updatedAt, pictures } = messageRecord
const revised = { version, createdAt, updatedAt, pictures }
const urgent = '11111111-1111-4111-8111-111111111111'
const later = '22222222-2222-4222-8222-222222222222'
const labels = [
  { ...revised, id: urgent, title: { ar: 'عاجل', en: 'Urgent' }, color: 'red', order: 1 },
  { ...revised, id: later, title: { ar: 'لاحقًا', en: '' }, color: 'grey', order: 2 },
]
const record = { ...messageRecord, labelIds: [urgent], labels: [labels[0]] } as AdminRecord

const page = { data: labels, pageNo: 1, pageSize: 100, totalCount: 2, orderVersion: 0 }

// WORK-12
test('labels are put on a record and taken off, and stand in the list in words', async () => {
  const { app, rerender } = await renderInApp(<div />, { language: 'en' })
  await addAdminTexts(app.i18n, 'en')
  const sent: unknown[] = []
  const client: ApiClient = async (call, { body } = {}) => {
    if (call.id === 'labels.list') return { data: page }
    if (call.method === 'GET') return new Promise(() => {})
    sent.push((body as { labelIds: unknown }).labelIds)
    return { data: { ...record, ...body, version: 4 } }
  }
  rerender(
    <InApp app={{ ...app, api: { ...app.api, client } }}>
      <RecordCards title="" columns={messagesScreen.columns} records={[record]} />
      <RecordForm screen={messagesScreen} record={record} onSaved={() => {}} />
    </InApp>,
  )
  expect(screen.getByRole('listitem').textContent).toContain('ReadUrgent')
  const user = userEvent.setup()
  const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })
  expect((await box('Urgent')).checked).toBe(true)
  await user.click(await box('لاحقًا'))
  await user.click(await box('Urgent'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([[later]]))
})
