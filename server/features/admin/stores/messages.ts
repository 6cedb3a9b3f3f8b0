import { messagesCollection } from '#contract/admin/messages.ts'
import { text } from '../field-columns.ts'
import { defineStore, foldedTitle } from '../store.ts'

export const messagesStore = defineStore({
  collection: messagesCollection,
  table: 'messages',
  isPublic: false,
  columns: { status: text('status'), notes: text('notes') },
  shown: {
    reference: text('reference'),
    name: text('name'),
    email: text('email'),
    phoneNumber: text('phone_number'),
    topic: text('topic'),
    messageContent: text('message_content'),
    language: text('language'),
  },
  search: ['name', 'reference', 'email', 'phoneNumber', 'messageContent', 'notes'],
  sorts: {
    createdAt: 'created_at',
    name: foldedTitle,
    status: 'status',
    updatedAt: 'updated_at',
  },
  filters: { status: 'status', topic: 'topic', language: 'language' },
})
