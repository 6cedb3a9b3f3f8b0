import { applicationStages } from '../content-values.ts'
import { languages } from '../locale.ts'
import { cvCountries } from '../submissions/countries.ts'
import { describeCollection, addedByOthers } from './collection.ts'
import { workFields, workFilters } from './work.ts'

/** The applications that were submitted: staff keep a stage and notes (RECORD-23). */
export const associatedJobs = describeCollection({
  name: 'associated-jobs',
  table: 'applications',
  title: 'fullName',
  fields: {
    stage: { kind: 'choice', values: applicationStages },
    /** Why an application was refused. */
    refusalReason: { kind: 'notes' },
    ...workFields,
    notes: { kind: 'notes', searched: true },
  },
  shown: {
    /** The applicant quotes it when asking about the application. */
    reference: { kind: 'text', searched: true },
    fullName: { kind: 'text', searched: true },
    email: { kind: 'text', searched: true },
    phone: { kind: 'text', searched: true },
    dob: { kind: 'text' },
    nationality: { kind: 'text' },
    address: { kind: 'text', searched: true },
    country: { kind: 'text', values: cvCountries },
    gender: { kind: 'text' },
    /** Empty for a general application. */
    vacancyId: { kind: 'text' },
    /** The language that it was sent in. */
    language: { kind: 'text', values: languages },
  },
  worked: { state: 'stage', ended: ['hired', 'refused'] },
  writers: ['recruiter'],
  abilities: addedByOthers,
  screens: { path: 'associated-job', menu: 'jobs', editing: 'page' },
  sorts: ['-createdAt', 'fullName', 'stage', 'updatedAt'],
  filters: ['stage', 'vacancyId', 'country', 'language', ...workFilters],
})
