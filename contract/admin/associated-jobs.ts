import { z } from 'zod/mini'
import { applicationStages } from '../content-values.ts'
import { languages } from '../locale.ts'
import { cvCountries } from '../submissions/cv.ts'
import { defineCollection } from './collection.ts'
import { choiceField, notesField, shownText, titleField } from './fields.ts'
import { privateFileSchema } from './private-file.ts'

/** The applications that were submitted: staff keep a stage and notes (RECORD-23). */
export const associatedJobsCollection = defineCollection({
  name: 'associated-jobs',
  fields: {
    stage: choiceField(applicationStages),
    /** Why an application was refused. */
    refusalReason: notesField,
    notes: notesField,
  },
  rules: [
    {
      field: 'refusalReason',
      error: 'refusalReason.required',
      holds: ({ stage, refusalReason }) => stage !== 'refused' || refusalReason !== '',
    },
  ],
  shown: {
    /** What the applicant quotes when asking about it. */
    reference: shownText,
    fullName: shownText,
    email: shownText,
    phone: shownText,
    dob: shownText,
    nationality: shownText,
    address: shownText,
    country: shownText,
    gender: shownText,
    /** Empty for a general application. */
    vacancyId: shownText,
    /** The language that it was sent in. */
    language: shownText,
  },
  linked: {
    /** Of the vacancy; null for a general application, or where the vacancy is gone. */
    vacancyTitle: z.nullable(titleField.output),
    cv: z.nullable(privateFileSchema),
    /** Other applications with the same phone number or e-mail address (RECORD-25). */
    duplicateIds: z.array(z.string()),
  },
  abilities: { add: false, remove: true, reorder: false },
  sorts: ['-createdAt', 'fullName', 'stage', 'updatedAt'],
  filters: {
    stage: z.enum(applicationStages),
    vacancyId: z.string().check(z.maxLength(64)),
    country: z.enum(cvCountries),
    language: z.enum(languages),
  },
})
