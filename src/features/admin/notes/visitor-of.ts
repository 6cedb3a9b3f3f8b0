import { isLanguage, type Language, type Localized } from '#contract/locale.ts'
import { isLocalized, textIn } from '#contract/text-in.ts'
import type { AdminRecord, AdminText } from '../collections/column.ts'
import { linesOf } from '../submissions/lines-of.ts'

/** The sender of a record, with all that a reply needs. */
export interface Visitor {
  name: string
  /** Empty where none was given. */
  email: string
  reference: string
  /** In which they wrote; undefined of one that the site does not speak any more. */
  language: Language | undefined
}

/** The field of the person's name, by collection. */
const nameFields: Partial<Record<string, string>> = {
  messages: 'name',
  'associated-jobs': 'fullName',
  vendors: 'contactPerson',
}

const text = (record: AdminRecord, field: string): string => {
  const value = record[field]
  return typeof value === 'string' ? value : ''
}

/** @param collection its name */
export function visitorOf(collection: string, record: AdminRecord): Visitor {
  const language = text(record, 'language')
  return {
    name: text(record, nameFields[collection] ?? 'name'),
    email: text(record, 'email'),
    reference: text(record, 'reference'),
    language: isLanguage(language) ? language : undefined,
  }
}

/**
 * The name of a request in emails: its company, its vacancy, else its kind.
 *
 * @param t the texts in that language
 */
export function requestTitle(
  collection: string,
  record: AdminRecord,
  { language, t }: { language: Language; t: AdminText },
): string {
  if (collection === 'vendors') return text(record, language === 'ar' ? 'nameAr' : 'nameEn')
  if (collection === 'messages')
    return t(
      linesOf(record).length > 0 ? 'collections.quotation.name' : 'collections.message.title',
    )
  const { vacancyTitle } = record
  const title = isLocalized(vacancyTitle) ? textIn(vacancyTitle as Localized, language) : ''
  return title || t('collections.application.general')
}
