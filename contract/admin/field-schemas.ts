import { z } from 'zod/mini'
import type { FieldDescription } from '../collections/field.ts'
import type { ShownKind } from '../collections/kinds.ts'
import { fanModelsField } from '../fans/fan-models-field.ts'
import { openingHoursField } from '../opening-hours-schema.ts'
import { requestedLines } from '../quotation/requested-lines.ts'
import {
  alternativeField,
  choiceField,
  countField,
  countryField,
  degreesField,
  descriptionField,
  emailField,
  type Field,
  flagField,
  labelsField,
  linkField,
  longTextField,
  nameField,
  notesField,
  optionalTextField,
  orderField,
  personField,
  phoneField,
  phonesField,
  pictureField,
  pointsField,
  requiredPictureField,
  serviceField,
  shortTextField,
  titleField,
} from './fields.ts'
import { imagesField } from './images-field.ts'
import { dayField, dueDayField, rangeField, sizesField, yearField } from './measure-fields.ts'
import { pdfField, requiredPdfField } from './pdf-field.ts'
import { quantitiesField } from './quantities-field.ts'
import { recordsField } from './records-field.ts'
import { slugField } from './slug-field.ts'

/** The kinds of which a field says nothing more. */
const plainFields = {
  title: titleField,
  description: descriptionField,
  name: nameField,
  shortText: shortTextField,
  longText: longTextField,
  optionalText: optionalTextField,
  alternative: alternativeField,
  points: pointsField,
  quantities: quantitiesField,
  link: linkField,
  email: emailField,
  phone: phoneField,
  whatsApp: phoneField,
  phones: phonesField,
  country: countryField,
  day: dayField,
  year: yearField,
  range: rangeField,
  sizes: sizesField,
  flag: flagField,
  openingHours: openingHoursField,
  pdf: pdfField,
  service: serviceField,
  notes: notesField,
  order: orderField,
  person: personField,
  dueDay: dueDayField,
  labels: labelsField,
  fanModels: fanModelsField,
  records: recordsField,
  slug: slugField,
} satisfies Partial<Record<FieldDescription['kind'], Field>>

/** The schemas of fields that others have written: they are shown, never changed. */
export const shownSchemas = {
  text: z.string(),
  texts: z.array(z.string()),
  count: z.int(),
  requestedLines,
} satisfies Record<ShownKind, z.ZodMiniType>

type SchemaOf<F extends FieldDescription> = F extends {
  kind: 'choice'
  values: infer Values extends readonly [string, ...string[]]
}
  ? ReturnType<typeof choiceField<Values>>
  : F extends { kind: 'pdf'; required: true }
    ? typeof requiredPdfField
    : F extends { kind: 'picture'; required: true }
      ? typeof requiredPictureField
      : F extends { kind: 'picture' }
        ? typeof pictureField
        : F extends { kind: 'images' }
          ? ReturnType<typeof imagesField>
          : F extends { kind: 'count' }
            ? ReturnType<typeof countField>
            : F extends { kind: 'degrees' }
              ? ReturnType<typeof degreesField>
              : F extends { kind: infer Kind extends keyof typeof plainFields }
                ? (typeof plainFields)[Kind]
                : never

export type SchemasOf<Fields extends Readonly<Record<string, FieldDescription>>> = {
  -readonly [Name in keyof Fields]: SchemaOf<Fields[Name]>
}

/** The two schemas of a field: of the value that may be entered, and of the value that is shown. */
function schemaOf(field: FieldDescription): Field {
  switch (field.kind) {
    case 'choice':
      return choiceField(field.values)
    case 'pdf':
      return field.required ? requiredPdfField : pdfField
    case 'picture':
      return field.required ? requiredPictureField : pictureField
    case 'images':
      return imagesField(field.maximum)
    case 'count':
      return countField(field.maximum)
    case 'degrees':
      return degreesField(field.maximum)
    default:
      return plainFields[field.kind]
  }
}

export function schemasOf<Fields extends Readonly<Record<string, FieldDescription>>>(
  fields: Fields,
): SchemasOf<Fields> {
  const schemas = Object.entries(fields).map(([name, field]) => [name, schemaOf(field)])
  // TypeScript does not follow a loop over keys.
  return Object.fromEntries(schemas) as SchemasOf<Fields>
}
