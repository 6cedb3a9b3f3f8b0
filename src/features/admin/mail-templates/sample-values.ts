import type { SubmittedCollection } from '#contract/admin/submitted-collections.ts'
import type { Localized } from '#contract/locale.ts'

/** An example of what a visitor sent, for the preview: in each language that has one. */
export const sampleReference = '3F9A20C1'
export const sampleName: Partial<Localized> = { ar: 'سارة علي', en: 'Sara Ali' }
export const sampleTitles: Record<SubmittedCollection, Partial<Localized>> = {
  messages: { ar: 'رسالة تواصل', en: 'Contact message' },
  'associated-jobs': { ar: 'مهندس تهوية', en: 'Ventilation engineer' },
  vendors: { ar: 'شركة النيل للتوريدات', en: 'Nile Supplies' },
}
