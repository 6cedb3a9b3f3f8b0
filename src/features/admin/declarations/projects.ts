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
  fields: [
    {
      kind: 'localized',
      name: 'title',
      label: fieldText('title'),
      group: groupText('project'),
    },
    { kind: 'slug', name: 'slug', label: fieldText('slug'), hint: fieldText('slugHint') },
    { kind: 'choice', ...sectors },
    { kind: 'number', name: 'year', label: fieldText('year') },
    { kind: 'order', name: 'order', label: fieldText('order'), hint: fieldText('orderHint') },
    { kind: 'localized', name: 'client', label: fieldText('client') },
    { kind: 'localized', name: 'location', label: fieldText('location') },
    {
      kind: 'localized',
      name: 'description',
      label: fieldText('description'),
      hint: fieldText('projectDescriptionHint'),
      group: groupText('story'),
      long: true,
    },
    { kind: 'localized', name: 'challenge', label: fieldText('challenge'), long: true },
    { kind: 'localized', name: 'solution', label: fieldText('solution'), long: true },
    { kind: 'points', name: 'scope', label: fieldText('scope') },
    { kind: 'pairs', name: 'quantities', label: fieldText('quantities') },
    ...pictureFields({ shape: 4 / 3, group: 'pictures' }),
    {
      kind: 'pictures',
      name: 'gallery',
      label: fieldText('gallery'),
      shape: 4 / 3,
      maximum: fieldLimits.gallery,
    },
  ],
})
