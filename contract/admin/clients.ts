import { defineCollection } from './collection.ts'
import { orderField, pictureField, titleField } from './fields.ts'

/** The logos of the clients carousel. */
export const clientsCollection = defineCollection({
  name: 'clients',
  fields: { title: titleField, pictureId: pictureField, order: orderField },
  shown: {},
  abilities: { add: true, remove: true, reorder: true },
  sorts: ['order', 'title', 'updatedAt'],
  filters: {},
})
