import { z } from 'zod/mini'
import { employmentTypes } from '../content-values.ts'
import { defineCollection } from './collection.ts'
import {
  choiceField,
  descriptionField,
  orderField,
  pointsField,
  shortTextField,
  titleField,
} from './fields.ts'
import { dayField } from './measure-fields.ts'
import { slugField } from './slug-field.ts'

/** The vacancies of `/Careers` ; applications name theirs by its slug, and follow it to a new one. */
export const jobsCollection = defineCollection({
  name: 'jobs',
  fields: {
    title: titleField,
    slug: slugField,
    department: shortTextField,
    location: shortTextField,
    employment: choiceField(employmentTypes),
    description: descriptionField,
    requirements: pointsField,
    /** The day that it was opened. */
    openSince: dayField,
    order: orderField,
  },
  shown: {},
  abilities: { add: true, remove: true, reorder: true },
  sorts: ['order', 'title', 'openSince', 'updatedAt'],
  filters: { employment: z.enum(employmentTypes) },
})
