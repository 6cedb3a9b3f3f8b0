import { z } from 'zod/mini'
import { vendorStatuses } from '../content-values.ts'
import { languages } from '../locale.ts'
import { vendorCountries } from '../submissions/vendor-documents.ts'
import { defineCollection } from './collection.ts'
import { choiceField, notesField, shownText } from './fields.ts'
import { privateFileSchema } from './private-file.ts'

/** The companies that registered: staff keep a status and notes (RECORD-23). */
export const vendorsCollection = defineCollection({
  name: 'vendors',
  fields: { status: choiceField(vendorStatuses), notes: notesField },
  shown: {
    /** What the vendor quotes when asking about it. */
    reference: shownText,
    nameAr: shownText,
    nameEn: shownText,
    country: shownText,
    city: shownText,
    address: shownText,
    website: shownText,
    contactPerson: shownText,
    phone: shownText,
    email: shownText,
    categories: z.array(z.string()),
    yearsInBusiness: z.int(),
    bankName: shownText,
    /** The language that it was sent in. */
    language: shownText,
  },
  linked: {
    profile: z.nullable(privateFileSchema),
    documents: z.array(
      z.object({
        type: z.string(),
        number: z.string(),
        /** `yyyy-mm-dd`. */
        issueDate: z.string(),
        /** `yyyy-mm-dd`; null for a paper that carries none. */
        expiryDate: z.nullable(z.string()),
        file: privateFileSchema,
      }),
    ),
  },
  abilities: { add: false, remove: true, reorder: false },
  sorts: ['-createdAt', 'nameAr', 'status', 'updatedAt'],
  filters: {
    status: z.enum(vendorStatuses),
    country: z.enum(vendorCountries),
    language: z.enum(languages),
  },
})
