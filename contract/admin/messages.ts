import { z } from 'zod/mini'
import { contactTopics } from '../contact-topics.ts'
import { messageStatuses } from '../content-values.ts'
import { languages } from '../locale.ts'
import { defineCollection } from './collection.ts'
import { choiceField, notesField, shownText } from './fields.ts'

/** What visitors have sent through the contact form: staff keep a status and notes (RECORD-23). */
export const messagesCollection = defineCollection({
  name: 'messages',
  fields: { status: choiceField(messageStatuses), notes: notesField },
  shown: {
    /** What the visitor quotes when asking about it. */
    reference: shownText,
    name: shownText,
    email: shownText,
    phoneNumber: shownText,
    /** What it is about: one of `contactTopics`, empty where the visitor named nothing. */
    topic: shownText,
    messageContent: shownText,
    /** The language that it was sent in. */
    language: shownText,
  },
  abilities: { add: false, remove: true, reorder: false },
  sorts: ['-createdAt', 'name', 'status', 'updatedAt'],
  filters: {
    status: z.enum(messageStatuses),
    topic: z.enum(contactTopics),
    language: z.enum(languages),
  },
})
