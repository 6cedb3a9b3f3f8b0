import { z } from 'zod/mini'
import { projectSectors } from '../content-values.ts'
import { quantitySchema } from '../content/project.ts'
import { defineCollection } from './collection.ts'
import { fieldLimits } from './field-limits.ts'
import {
  choiceField,
  code,
  descriptionField,
  longTextField,
  orderField,
  pointsField,
  requiredText,
  shortTextField,
  textCodes,
  titleField,
} from './fields.ts'
import { imagesField } from './images-field.ts'
import { yearField } from './measure-fields.ts'
import { pictureFields } from './picture-fields.ts'
import { slugField } from './slug-field.ts'

const quantity = z.strictObject({
  label: requiredText(textCodes, fieldLimits.title),
  value: requiredText(textCodes, fieldLimits.title),
})
const quantities = z.array(quantity).check(z.maxLength(fieldLimits.list, code('list.long')))

/** What was counted, and how much of it with its unit, in each language. */
const quantitiesField = {
  input: z.strictObject({ ar: quantities, en: quantities }),
  output: z.object({ ar: z.array(quantitySchema), en: z.array(quantitySchema) }),
}

/** The projects, each with its case study. */
export const projectsCollection = defineCollection({
  name: 'projects',
  fields: {
    title: titleField,
    slug: slugField,
    sector: choiceField(projectSectors),
    /** Of handover. */
    year: yearField,
    client: shortTextField,
    location: shortTextField,
    /** The project in a sentence or two. */
    description: descriptionField,
    challenge: longTextField,
    solution: longTextField,
    scope: pointsField,
    quantities: quantitiesField,
    ...pictureFields,
    gallery: imagesField(),
    order: orderField,
  },
  shown: {},
  abilities: { add: true, remove: true, reorder: true },
  sorts: ['order', 'title', 'year', 'updatedAt'],
  filters: { sector: z.enum(projectSectors) },
})
