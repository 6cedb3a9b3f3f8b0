import { z } from 'zod/mini'
import { productTypes } from '../content-values.ts'
import { defineCollection } from './collection.ts'
import { dataSheetSchema } from './data-sheets.ts'
import { choiceField, code, descriptionField, orderField, titleField } from './fields.ts'
import { rangeField, sizesField } from './measure-fields.ts'
import { pictureFields } from './picture-fields.ts'
import { slugField } from './slug-field.ts'

/** The `file` of a data sheet that was uploaded; the record's `dataSheet` holds its name and address. */
const dataSheetField = {
  input: z.nullable(
    z.string(code('dataSheet.unknown')).check(z.maxLength(200, code('dataSheet.unknown'))),
  ),
  output: z.nullable(z.string()),
}

/** The fan portfolio. */
export const productsCollection = defineCollection({
  name: 'products',
  fields: {
    title: titleField,
    slug: slugField,
    type: choiceField(productTypes),
    description: descriptionField,
    /** Cubic metres per hour. */
    airflow: rangeField,
    /** Pascal. */
    pressure: rangeField,
    /** Kilowatt. */
    power: rangeField,
    sizes: sizesField,
    dataSheetFile: dataSheetField,
    ...pictureFields,
    order: orderField,
  },
  shown: {},
  linked: { dataSheet: z.nullable(dataSheetSchema) },
  abilities: { add: true, remove: true, reorder: true },
  sorts: ['order', 'title', 'updatedAt'],
  filters: { type: z.enum(productTypes) },
})
