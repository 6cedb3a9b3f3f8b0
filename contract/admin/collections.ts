import { z } from 'zod/mini'
import { type Collections, collections } from '../collections/collections.ts'
import { languages, type Localized } from '../locale.ts'
import { localizedText } from '../localized.ts'
import {
  type Placeholder,
  placeholders,
  replyPlaceholders,
  unknownPlaceholder,
} from '../mail-template.ts'
import {
  type Additions,
  type Collection,
  type CollectionOf,
  defineCollection,
  type StaffDescription,
} from './collection.ts'
import { dataSheetSchema } from './data-sheets.ts'
import { titleField } from './fields.ts'
import { privateFileSchema } from './private-file.ts'
import { submittedCollections } from './submitted-collections.ts'

/** Refuses what is no placeholder in the texts of an email, at its field and language (MAIL-6). */
function placeholderRules(known: readonly Placeholder[]) {
  return ['subject', 'body'].flatMap((field) =>
    languages.map((language) => ({
      field: `${field}.${language}`,
      findFault: (fields: Record<string, unknown>) => {
        const unknown = unknownPlaceholder((fields[field] as Localized)[language], known)
        return unknown === undefined ? undefined : (`placeholder.unknown:${unknown}` as const)
      },
    })),
  )
}

/** The descriptions cannot express these: fields that come from other tables, and rules between fields. */
const additions = {
  associatedJobs: {
    rules: [
      {
        field: 'refusalReason',
        findFault: ({ stage, refusalReason }: Record<string, unknown>) =>
          stage === 'refused' && refusalReason === '' ? 'refusalReason.required' : undefined,
      },
    ],
    linked: {
      /** Of the vacancy; null for a general application, or where the vacancy is gone. */
      vacancyTitle: z.nullable(titleField.output),
      cv: z.nullable(privateFileSchema),
      /** Other applications with the same phone number or e-mail address (RECORD-25). */
      duplicateIds: z.array(z.string()),
    },
  },
  associatedServices: {
    /** Of its service. */
    linked: { serviceTitle: titleField.output },
  },
  mailTemplates: { rules: placeholderRules(placeholders) },
  messages: {
    // Data that was kept by an earlier version has neither.
    linked: {
      branchId: z._default(z.string(), ''),
      /** Null where the visitor named none, or where the branch is gone. */
      branchName: z._default(z.nullable(localizedText), null),
      /** The ids of the products that are still there, by the slugs that the lines name. */
      productIds: z._default(z.record(z.string(), z.string()), {}),
    },
  },
  products: { linked: { dataSheet: z.nullable(dataSheetSchema) } },
  redirects: {
    linked: {
      /** The record that it leads to; null while that is deleted. */
      record: z.nullable(z.object({ title: localizedText, slug: z.string() })),
    },
  },
  retention: {
    linked: {
      /** The sentences that the forms show because of it, in each language. */
      notices: z._default(
        z.array(z.object({ collection: z.enum(submittedCollections), texts: localizedText })),
        [],
      ),
    },
  },
  replyTemplates: { rules: placeholderRules(replyPlaceholders) },
  vendors: {
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
  },
} as const satisfies Partial<Record<keyof Collections, Additions>>

type AdditionsOf<Name> = Name extends keyof typeof additions
  ? (typeof additions)[Name]
  : Record<never, never>

type StaffCollections = {
  [
    Name in keyof Collections as Collections[Name] extends StaffDescription ? Name : never
  ]: Collections[Name] extends StaffDescription
    ? CollectionOf<Collections[Name], AdditionsOf<Name>>
    : never
}

const added: Partial<Record<string, Additions>> = additions

/** Every collection that staff manage, with its schemas. */
// TypeScript does not follow a loop over keys.
export const staffCollections = Object.fromEntries(
  Object.entries(collections).flatMap(([name, description]): [string, Collection][] =>
    isForStaff(description) ? [[name, defineCollection(description, added[name])]] : [],
  ),
) as unknown as StaffCollections

function isForStaff(
  description: Collections[keyof Collections] | StaffDescription,
): description is StaffDescription {
  return 'abilities' in description
}
