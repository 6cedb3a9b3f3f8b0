import { staffCollections } from '#contract/admin/collections.ts'
import { languages } from '#contract/locale.ts'
import { textIn } from '#contract/text-in.ts'
import { documentsByCountry } from '#contract/submissions/vendor-documents.ts'
import { defineScreen } from '../collections/screen.ts'
import {
  emailColumn,
  fieldText,
  phoneColumn,
  receivedColumn,
  sentColumns,
} from '../collections/usual-columns.ts'
import { VendorAside } from '../submissions/vendor-aside.tsx'
import { categoryText, countryText, languageText, vendorStatusText } from './choice-texts.ts'
import { type VendorCountry, vendorCountries } from '#contract/submissions/countries.ts'

/** The paper that proves a company of a country; the others have none. */
const registerOf = (country: string) => documentsByCountry[country as VendorCountry]?.[0]

/** Every company has given both. */
const namesOf = ({ nameAr, nameEn }: { nameAr: string; nameEn: string }) => ({
  ar: nameAr,
  en: nameEn,
})

/** The companies that registered: staff keep a status and notes. */
export const vendorsScreen = defineScreen(staffCollections.vendors, {
  nameOf: (record, language) => textIn(namesOf(record), language),
  aside: VendorAside,
  board: { about: ['categories', 'createdAt'] },
  filters: [
    { name: 'country', label: fieldText('country'), options: vendorCountries, text: countryText },
    { name: 'language', label: fieldText('sentIn'), options: languages, text: languageText },
  ],
  columns: [
    {
      name: 'name',
      header: fieldText('name'),
      kind: 'localized',
      value: (record, language) => textIn(namesOf(record), language),
      texts: namesOf,
      sort: 'nameAr',
      width: 1.6,
      card: 'title',
    },
    {
      name: 'status',
      header: fieldText('status'),
      kind: 'choice',
      value: (record) => record.status,
      choice: vendorStatusText,
      sort: 'status',
    },
    {
      name: 'country',
      header: fieldText('country'),
      kind: 'choice',
      value: ({ country }) => country,
      choice: countryText,
      width: 0.8,
    },
    {
      name: 'contactPerson',
      header: fieldText('contactPerson'),
      kind: 'text',
      value: ({ contactPerson }) => contactPerson,
    },
    receivedColumn(),
  ],
  exportedFacts: [
    phoneColumn(({ phone }) => phone),
    emailColumn(({ email }) => email),
    {
      name: 'register',
      header: (t) => t('collections.vendor.register'),
      kind: 'text',
      value: ({ country, documents }) =>
        documents.find(({ type }) => type === registerOf(country))?.number ?? null,
    },
    {
      name: 'expiry',
      header: (t) => t('collections.vendor.firstExpiry'),
      kind: 'date',
      value: ({ documents }) =>
        documents.flatMap(({ expiryDate }) => expiryDate ?? []).sort()[0] ?? null,
    },
    {
      name: 'categories',
      header: fieldText('categories'),
      kind: 'choice',
      value: ({ categories }) => categories.join(' '),
      choice: (codes, t) =>
        codes
          .split(' ')
          .map((code) => categoryText(code, t))
          .join(t('collections.comma')),
    },
    ...sentColumns(languageText),
  ],
  fields: { status: { text: vendorStatusText, hint: fieldText('visitorTold') } },
})
