import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { directions, otherLanguage } from '#contract/locale.ts'
import { useApi } from '#src/api/api-context.ts'
import { mediaUrl } from '#src/api/media-url.ts'
import { colors, radius } from '#src/theme/tokens.ts'
import { LtrText } from '#src/ui/ltr-text.tsx'
import { PhoneView } from '../phone-view.tsx'
import { columnText } from '../exports/column-text.ts'
import { ChoiceMark } from './choice-mark.tsx'
import type { AdminColumn } from './column.ts'

const Thumbnail = styled('img')({
  display: 'block',
  inlineSize: 56,
  blockSize: 40,
  objectFit: 'contain',
  borderRadius: radius,
  backgroundColor: colors.ground,
})

const leftToRight: ReadonlySet<AdminColumn<never>['kind']> = new Set(['email', 'link'])

/** What a column shows of a record, in the table and on cards. */
export function Cell<Row>({ column, row }: { column: AdminColumn<Row>; row: Row }) {
  const { t } = useTranslation(['admin', 'translation'])
  const { language } = useApi()
  const text = columnText(column, row, { t, language })
  if (column.kind === 'picture')
    return text === '' ? null : <Thumbnail src={mediaUrl(text)} alt="" loading="lazy" />
  if (text === '') return null
  if (column.kind === 'choice')
    return <ChoiceMark code={String(column.value(row, language))}>{text}</ChoiceMark>
  if (column.kind === 'phone') return <PhoneView phones={text} />
  if (leftToRight.has(column.kind)) return <LtrText>{text}</LtrText>
  if (column.kind === 'localized' && isFallback(column, row, language)) {
    const other = otherLanguage(language)
    return (
      <span lang={other} dir={directions[other]}>
        {text}
      </span>
    )
  }
  return column.kind === 'text' ? <bdi>{text}</bdi> : text
}

/** Whether the text stands in for one that the page's language lacks. */
function isFallback<Row>({ value }: AdminColumn<Row>, row: Row, language: 'ar' | 'en'): boolean {
  // A script says it: what falls back to the other language is not written in this one's.
  const text = String(value(row, language))
  const arabic = /[\u0600-\u06ff]/.test(text)
  return language === 'en' ? arabic : !arabic && /[a-z]/i.test(text)
}
