import { defineCollection } from './collection.ts'
import { nameField, orderField } from './fields.ts'
import { pictureFields } from './picture-fields.ts'

/** The logos of the clients carousel. */
export const clientsCollection = defineCollection({
  name: 'clients',
  fields: { title: nameField, ...pictureFields, order: orderField },
  shown: {},
  abilities: { add: true, remove: true, reorder: true },
  sorts: ['order', 'title', 'updatedAt'],
  filters: {},
})
