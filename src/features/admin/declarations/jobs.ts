import { jobsCollection } from '#contract/admin/jobs.ts'
import { employmentTypes } from '#contract/content-values.ts'
import { textsOf } from '../collections/screen-texts.ts'
import { defineScreen } from '../collections/screen.ts'
import {
  fieldText,
  groupText,
  localizedColumn,
  orderColumn,
  textIn,
  translationColumn,
  updatedColumn,
} from '../collections/usual-columns.ts'
import { employmentText } from './choice-texts.ts'

const employment = {
  name: 'employment',
  label: fieldText('employment'),
  options: employmentTypes,
  text: employmentText,
} as const

/** The vacancies of `/Careers`. */
export const jobsScreen = defineScreen(jobsCollection, {
  path: '/admin/jobs',
  texts: textsOf('jobs'),
  nameOf: ({ title }, language) => textIn(title, language),
  editing: 'dialog',
  filters: [employment],
  columns: [
    orderColumn(),
    localizedColumn('title', 'title', ({ title }) => title, {
      sort: 'title',
      width: 1.6,
      card: 'title',
    }),
    localizedColumn('department', 'department', ({ department }) => department),
    localizedColumn('location', 'location', ({ location }) => location),
    {
      name: 'employment',
      header: fieldText('employment'),
      kind: 'choice',
      value: (record) => record.employment,
      choice: employmentText,
    },
    {
      name: 'openSince',
      header: fieldText('openSince'),
      kind: 'date',
      value: ({ openSince }) => openSince,
      sort: 'openSince',
    },
    translationColumn(({ title, department, location, description }) => [
      title,
      department,
      location,
      description,
    ]),
    updatedColumn(),
  ],
  fields: {
    title: { kind: 'localized', label: fieldText('title'), group: groupText('vacancy') },
    slug: { kind: 'slug', label: fieldText('slug'), hint: fieldText('slugHint') },
    department: { kind: 'localized', label: fieldText('department') },
    location: { kind: 'localized', label: fieldText('location') },
    employment: { kind: 'choice', ...employment },
    order: { kind: 'order', label: fieldText('order'), hint: fieldText('orderHint') },
    description: {
      kind: 'localized',
      label: fieldText('description'),
      long: true,
      group: groupText('vacancyTexts'),
    },
    requirements: { kind: 'points', label: fieldText('requirements') },
    openSince: { kind: 'day', label: fieldText('openSince') },
  },
})
