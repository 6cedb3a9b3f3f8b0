import { fieldLimits } from '../admin/field-limits.ts'
import { contentCalls } from '../content-calls.ts'
import { describeCollection } from './collection.ts'
import type { VisitorRecord } from './visitor-record.ts'

/** The about section of the home page. */
export const about = describeCollection({
  name: 'about',
  table: 'abouts',
  title: 'aboutTitle',
  fields: {
    aboutTitle: { kind: 'shortText', searched: true },
    about: { kind: 'longText', searched: true },
    trustedTitle: { kind: 'shortText', searched: true },
    trusted: { kind: 'points', searched: true },
    tailoredTitle: { kind: 'shortText', searched: true },
    tailored: { kind: 'points', searched: true },
    /** The four company images. */
    images: { kind: 'images', maximum: fieldLimits.aboutImages },
  },
  abilities: { add: true, remove: true, reorder: false },
  screens: { path: 'About', menu: 'home', editing: 'dialog' },
  sorts: ['createdAt', 'aboutTitle', 'updatedAt'],
  visitors: {
    call: contentCalls.GetAllAbouts,
    shownOn: '/',
    summary: 'The about section of the home page',
    // ABOUT-3
    needs: ['aboutTitle', 'about', 'trustedTitle', 'tailoredTitle'],
  },
})
export type About = VisitorRecord<typeof about>
