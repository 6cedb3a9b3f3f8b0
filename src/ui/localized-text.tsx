import type { ComponentPropsWithoutRef, ElementType } from 'react'
import { directions } from '#contract/locale.ts'
import type { FieldLanguages } from '#contract/localized.ts'

/** `lang` and `dir` for a field that came in another language, nothing for one that did not (LANG-10). */
export function languageAttributes(record: { fieldLanguages?: FieldLanguages }, field: string) {
  const language = record.fieldLanguages?.[field]
  return language === undefined ? {} : { lang: language, dir: directions[language] }
}

type LocalizedTextProps<As extends ElementType> = {
  as?: As
  record: { fieldLanguages?: FieldLanguages }
  field: string
} & Omit<ComponentPropsWithoutRef<As>, 'as' | 'record' | 'field'>

/** A text of a record in its own language and direction. */
export function LocalizedText<As extends ElementType = 'span'>({
  as,
  record,
  field,
  ...rest
}: LocalizedTextProps<As>) {
  const Tag: ElementType = as ?? 'span'
  return <Tag {...rest} {...languageAttributes(record, field)} />
}
