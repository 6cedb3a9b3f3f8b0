import { z } from 'zod/mini'
import { defineCollection } from './collection.ts'
import { code, descriptionField, orderField, titleField } from './fields.ts'

/** The id of a service. */
const serviceField = { input: z.uuid(code('service.unknown')), output: z.string() }

/** What is shown below a service. */
export const associatedServicesCollection = defineCollection({
  name: 'associated-services',
  fields: {
    serviceId: serviceField,
    title: titleField,
    description: descriptionField,
    order: orderField,
  },
  shown: {},
  /** Of its service. */
  linked: { serviceTitle: titleField.output },
  abilities: { add: true, remove: true, reorder: true },
  sorts: ['order', 'title', 'updatedAt'],
  filters: { serviceId: z.uuid() },
})
