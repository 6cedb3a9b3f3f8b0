import { contentCalls } from '../content-calls.ts'
import { describeCollection, ordered } from './collection.ts'
import { requiredPicture } from './field.ts'
import type { VisitorRecord } from './visitor-record.ts'

/** The hero slides. None is shown without a picture, so that each needs one (RECORD-5, HERO-1). */
export const frames = describeCollection({
  name: 'frames',
  table: 'frames',
  title: 'title',
  fields: {
    title: { kind: 'title', searched: true, alsoCalled: ['nameEn', 'nameAr', 'name'] },
    clickableName: { kind: 'optionalText', searched: true },
    /** Empty where a click opens nothing. */
    url: { kind: 'link', searched: true, alsoCalled: ['link'] },
    ...requiredPicture,
    order: { kind: 'order' },
  },
  abilities: ordered,
  screens: { path: 'frames', menu: 'home', editing: 'dialog' },
  sorts: ['order', 'title', 'updatedAt'],
  visitors: {
    call: contentCalls.GetAllSlides,
    shownOn: '/',
    summary: 'The hero slides, in their order',
    page: 'asked',
    needs: ['imageUrl'],
    added: { nameEn: 'text', nameAr: 'text' },
  },
})
/** A slide of the hero, which staff know as a frame. */
export type Slide = VisitorRecord<typeof frames>
