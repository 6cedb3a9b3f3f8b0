import { staffCollections } from '#contract/admin/collections.ts'
import { languages } from '#contract/locale.ts'
import { textIn } from '#contract/text-in.ts'
import { defineScreen } from '../collections/screen.ts'
import {
  emailColumn,
  fieldText,
  phoneColumn,
  receivedColumn,
  sentColumns,
} from '../collections/usual-columns.ts'
import { ApplicationAside } from '../submissions/application-aside.tsx'
import { countryText, languageText, stageText } from './choice-texts.ts'
import { cvCountries } from '#contract/submissions/countries.ts'

/** The applications: staff keep a stage, the reason of a refusal and notes. */
export const associatedJobsScreen = defineScreen(staffCollections.associatedJobs, {
  aside: ApplicationAside,
  board: {
    about: ['vacancy', 'duplicate', 'createdAt'],
    asks: { refused: { field: 'refusalReason', fault: 'refusalReason.required' } },
  },
  filters: [
    { name: 'vacancyId', label: fieldText('vacancy'), to: 'vacancies' },
    { name: 'country', label: fieldText('residence'), options: cvCountries, text: countryText },
    { name: 'language', label: fieldText('sentIn'), options: languages, text: languageText },
  ],
  columns: [
    {
      name: 'fullName',
      header: fieldText('fullName'),
      kind: 'text',
      value: ({ fullName }) => fullName,
      sort: 'fullName',
      width: 1.4,
      card: 'title',
    },
    {
      name: 'stage',
      header: fieldText('stage'),
      kind: 'choice',
      value: (record) => record.stage,
      choice: stageText,
      sort: 'stage',
    },
    {
      name: 'vacancy',
      header: fieldText('vacancy'),
      kind: 'localized',
      texts: ({ vacancyTitle }) => vacancyTitle,
      // One that is gone is still known by its part of the address.
      value: ({ vacancyTitle, vacancyId }, language) =>
        vacancyTitle ? textIn(vacancyTitle, language) : vacancyId,
      none: (t) => t('collections.application.general'),
      width: 1.2,
    },
    {
      name: 'duplicate',
      header: (t) => t('collections.application.duplicate'),
      kind: 'flag',
      value: ({ duplicateIds }) => (duplicateIds.length > 0 ? true : null),
      width: 0.7,
    },
    receivedColumn(),
  ],
  exportedFacts: [
    phoneColumn(({ phone }) => phone),
    emailColumn(({ email }) => email),
    {
      name: 'residence',
      header: fieldText('residence'),
      kind: 'choice',
      value: ({ country }) => country,
      choice: countryText,
    },
    ...sentColumns(languageText),
  ],
  fields: {
    stage: { text: stageText, hint: fieldText('visitorTold') },
    refusalReason: { optional: false, when: (values) => values.stage === 'refused' },
  },
})
