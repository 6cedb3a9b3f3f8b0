import { fieldLimits } from '#contract/admin/field-limits.ts'
import { projectsCollection } from '#contract/admin/projects.ts'
import { projectSectors } from '#contract/content-values.ts'
import { textsOf } from '../collections/screen-texts.ts'
import { defineScreen } from '../collections/screen.ts'
import {
  fieldText,
  groupText,
  localizedColumn,
  orderColumn,
  pictureColumn,
  textIn,
  translationColumn,
  updatedColumn,
} from '../collections/usual-columns.ts'
import { pictureFields } from '../collections/usual-fields.ts'
import { sectorText } from './choice-texts.ts'

const sectors = {
  name: 'sector',
  label: fieldText('sector'),
  options: projectSectors,
  text: sectorText,
} as const

/** The projects, each with its case study. */
export const projectsScreen = defineScreen(projectsCollection, {
  path: '/admin/projects',
  texts: textsOf('projects'),
  nameOf: ({ title }, language) => textIn(title, language),
  editing: 'page',
  filters: [sectors],
  columns: [
    orderColumn(),
    pictureColumn(({ pictureId }) => pictureId),
    localizedColumn('title', 'title', ({ title }) => title, {
      sort: 'title',
      width: 2,
      card: 'title',
    }),
    {
      name: 'sector',
      header: fieldText('sector'),
      kind: 'choice',
      value: ({ sector }) => sector,
      choice: sectorText,
    },
    {
      name: 'year',
      header: fieldText('year'),
      kind: 'year',
      value: ({ year }) => year,
      sort: 'year',
      width: 0.6,
    },
    localizedColumn('client', 'client', ({ client }) => client),
    translationColumn(({ title, client, location, description, challenge, solution, alt }) => [
      title,
      client,
      location,
      description,
      challenge,
      solution,
      alt,
    ]),
    updatedColumn(),
  ],
  fields: {
    title: { kind: 'localized', label: fieldText('title'), group: groupText('project') },
    slug: { kind: 'slug', label: fieldText('slug'), hint: fieldText('slugHint') },
    sector: { kind: 'choice', ...sectors },
    year: { kind: 'number', label: fieldText('year') },
    order: { kind: 'order', label: fieldText('order'), hint: fieldText('orderHint') },
    client: { kind: 'localized', label: fieldText('client') },
    location: { kind: 'localized', label: fieldText('location') },
    description: {
      kind: 'localized',
      label: fieldText('description'),
      hint: fieldText('projectDescriptionHint'),
      group: groupText('story'),
      long: true,
    },
    challenge: { kind: 'localized', label: fieldText('challenge'), long: true },
    solution: { kind: 'localized', label: fieldText('solution'), long: true },
    scope: { kind: 'points', label: fieldText('scope') },
    quantities: { kind: 'pairs', label: fieldText('quantities') },
    ...pictureFields({ shape: 4 / 3, group: 'pictures' }),
    gallery: {
      kind: 'pictures',
      label: fieldText('gallery'),
      shape: 4 / 3,
      maximum: fieldLimits.gallery,
    },
  },
})
