import { staffCollections } from '#contract/admin/collections.ts'
import { defineScreen } from '../collections/screen.ts'
import { fieldText, groupText, localizedColumn } from '../collections/usual-columns.ts'
import { employmentText } from './choice-texts.ts'

/** The vacancies. */
export const jobsScreen = defineScreen(staffCollections.jobs, {
  listed: [
    localizedColumn('department', 'department', ({ department }) => department),
    localizedColumn('location', 'location', ({ location }) => location),
    {
      name: 'employment',
      header: fieldText('employment'),
      kind: 'choice',
      value: ({ employment }) => employment,
      choice: employmentText,
    },
    {
      name: 'openSince',
      header: fieldText('openSince'),
      kind: 'date',
      value: ({ openSince }) => openSince,
      sort: 'openSince',
    },
  ],
  fields: {
    title: { group: groupText('vacancy') },
    employment: { text: employmentText },
    description: { group: groupText('vacancyTexts') },
  },
})
