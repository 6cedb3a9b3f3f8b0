import type { AdminRecord } from '#src/features/admin/collections/column.ts'

/** A message of a visitor, as the back office reads it. */
export const messageRecord: AdminRecord = {
  id: '33333333-3333-4333-8333-333333333333',
  version: 3,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  pictures: {},
  status: 'open',
  notes: '',
  reference: 'AB12CD34',
  name: 'سارة',
  email: '',
  phoneNumber: '',
  topic: '',
  messageContent: 'نريد عرض سعر',
  language: 'ar',
  assigneeId: '',
  assignee: null,
  dueDay: '',
}
