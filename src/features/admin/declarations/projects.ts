import { staffCollections } from '#contract/admin/collections.ts'
import { defineScreen } from '../collections/screen.ts'
import { fieldText, groupText, localizedColumn } from '../collections/usual-columns.ts'
import { sectorText } from './choice-texts.ts'

/** The projects, each with its case study. */
export const projectsScreen = defineScreen(staffCollections.projects, {
  title: { width: 2 },
  listed: [
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
  ],
  fields: {
    title: { group: groupText('project') },
    sector: { text: sectorText },
    description: { hint: fieldText('projectDescriptionHint'), group: groupText('story') },
    productIds: { group: groupText('products') },
    pictureId: { shape: 4 / 3, group: groupText('pictures') },
    gallery: { shape: 4 / 3 },
  },
})
