import type { Localized } from '#contract/locale.ts'
import type { Placeholder } from '#contract/mail-template.ts'

/** An example of what a visitor sent, for the preview: in each language that has one. */
export const sampleValues: Record<
  Exclude<Placeholder, 'state' | 'company' | 'link'>,
  Partial<Localized>
> = {
  name: { ar: 'سارة علي', en: 'Sara Ali' },
  title: { ar: 'مهندس تهوية', en: 'Ventilation engineer' },
  reference: { ar: '3F9A20C1' },
}
