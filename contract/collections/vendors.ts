import { vendorStatuses } from '../content-values.ts'
import { languages } from '../locale.ts'
import { vendorCountries } from '../submissions/countries.ts'
import { describeCollection, addedByOthers } from './collection.ts'
import { workFields, workFilters } from './work.ts'

/** The companies that registered: staff keep a status and notes (RECORD-23). */
export const vendors = describeCollection({
  name: 'vendors',
  table: 'vendors',
  title: 'nameAr',
  fields: {
    status: { kind: 'choice', values: vendorStatuses },
    ...workFields,
    notes: { kind: 'notes', searched: true },
  },
  shown: {
    /** The vendor quotes it when asking about the registration. */
    reference: { kind: 'text', searched: true },
    nameAr: { kind: 'text', searched: true },
    nameEn: { kind: 'text', searched: true },
    country: { kind: 'text', values: vendorCountries },
    city: { kind: 'text', searched: true },
    address: { kind: 'text' },
    website: { kind: 'text' },
    contactPerson: { kind: 'text', searched: true },
    phone: { kind: 'text', searched: true },
    email: { kind: 'text', searched: true },
    categories: { kind: 'texts' },
    yearsInBusiness: { kind: 'count' },
    bankName: { kind: 'text' },
    /** The language that it was sent in. */
    language: { kind: 'text', values: languages },
  },
  worked: { state: 'status', ended: ['approved', 'refused'] },
  writers: ['procurement'],
  abilities: addedByOthers,
  screens: { path: 'vendors', menu: 'jobs', editing: 'page', recordPath: 'vendor' },
  sorts: ['-createdAt', 'nameAr', 'status', 'updatedAt'],
  filters: ['status', 'country', 'language', ...workFilters],
})
