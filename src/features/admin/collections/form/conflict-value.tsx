import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { directions, type Language, languages } from '#contract/locale.ts'
import type { OpeningHours } from '#contract/opening-hours.ts'
import { pictureImageUrl } from '#contract/picture.ts'
import { useApi } from '#src/api/api-context.ts'
import { mediaUrl } from '#src/api/media-url.ts'
import { isRecord } from '#src/api/read-envelope.ts'
import { formatException, formatWeek } from '#src/i18n/format-hours.ts'
import type { ReferenceName } from '../field.ts'
import { references } from '../references.ts'
import type { Conflict } from './find-conflicts.ts'
import { ModelsValue } from './models/models-value.tsx'
import type { KnownFiles } from './record-editing.ts'

export type Side = 'mine' | 'theirs'

interface SideProps {
  files: KnownFiles
  conflict: Conflict
  side: Side
}

/** One side of a conflict, as a person reads it. */
export function ConflictValue({ files, conflict, side }: SideProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const { field, language } = conflict
  const value = conflict[side]
  const text = typeof value === 'string' ? value : ''
  switch (field.kind) {
    case 'picture':
    case 'pictures':
      return <Pictures files={files} conflict={conflict} side={side} />
    case 'reference':
      return text === '' ? <Empty /> : <ReferencedRecord to={field.to} code={text} />
    case 'person':
      return text === '' ? <Empty /> : <ReferencedRecord to="people" code={text} />
    case 'labels':
      return <Labels ids={value} />
    case 'records':
      return <Records to={field.to} value={value} />
    case 'dataSheet':
      return text === '' ? (
        <Empty />
      ) : (
        <bdi>{files.dataSheets[text] ?? t('collections.conflict.file')}</bdi>
      )
    case 'flag':
      return value === true ? t('collections.yes') : t('collections.no')
    case 'choice':
      return field.text(String(value), t)
    case 'models':
      return <ModelsValue value={value} other={conflict[side === 'mine' ? 'theirs' : 'mine']} />
    case 'hours':
      return <Hours value={value} />
    case 'range':
      return isRecord(value) ? (
        <bdi dir="ltr">{`${String(value.minimum)} – ${String(value.maximum)}`}</bdi>
      ) : (
        <Empty />
      )
    default:
      return <OwnText text={text} language={language} />
  }
}

function Hours({ value }: { value: unknown }) {
  const { t } = useTranslation()
  if (!isRecord(value)) return <Empty />
  // Form and trail hold what the contract has let through.
  const hours = value as unknown as OpeningHours
  const lines = [
    ...formatWeek(t, hours),
    ...hours.exceptions.map((exception) => formatException(t, exception)),
    hours.timeZone,
  ]
  return lines.map((line) => (
    <span key={line} style={{ display: 'block' }}>
      {line}
    </span>
  ))
}

function Empty() {
  const { t } = useTranslation('admin')
  return <span style={{ opacity: 0.75 }}>{t('collections.conflict.empty')}</span>
}

/** A text in its own language; what has none, such as a number, begins where the page's language does. */
function OwnText({ text, language }: { text: string; language: Language | undefined }) {
  if (text === '') return <Empty />
  if (!language) return <bdi style={{ whiteSpace: 'pre-line' }}>{text}</bdi>
  return (
    <span
      lang={language}
      dir={directions[language]}
      style={{ display: 'block', whiteSpace: 'pre-line' }}
    >
      {text}
    </span>
  )
}

function ReferencedRecord({ to, code }: { to: ReferenceName; code: string }) {
  const { t } = useTranslation('admin')
  const { data } = useQuery(references[to](useApi()))
  if (data === undefined) return '…'
  const found = data.find((record) => record.code === code)
  return found ? <bdi>{found.label}</bdi> : t('collections.conflict.notThere')
}

function Labels({ ids }: { ids: unknown }) {
  const { t } = useTranslation('admin')
  const { data = [] } = useQuery(references.labels(useApi()))
  const named = data.filter(({ code }) => Array.isArray(ids) && ids.includes(code))
  return named.length === 0 ? (
    <Empty />
  ) : (
    <bdi>{named.map(({ label }) => label).join(t('collections.comma'))}</bdi>
  )
}

/** The records that a record names, in order, with how many there are of each. */
function Records({ to, value }: { to: ReferenceName; value: unknown }) {
  const { t } = useTranslation('admin')
  const mentions = (Array.isArray(value) ? value : []).filter(isRecord)
  if (mentions.length === 0) return <Empty />
  return mentions.map(({ id, count }) => (
    <span key={String(id)} style={{ display: 'block' }}>
      <ReferencedRecord to={to} code={String(id)} />
      {count !== '' && (
        <>
          {t('collections.comma')}
          <bdi>{String(count)}</bdi>
        </>
      )}
    </span>
  ))
}

interface ShownPicture {
  id: string
  /** Its description in each language, where that is kept with it. */
  alt: unknown
}

/** The pictures of a value: one by its id, or any number with their descriptions. */
function picturesOf(value: unknown): ShownPicture[] {
  const items: unknown[] = Array.isArray(value) ? value : [value]
  return items.flatMap((item) => {
    if (typeof item === 'string') return [{ id: item, alt: undefined }]
    return isRecord(item) && typeof item.pictureId === 'string'
      ? [{ id: item.pictureId, alt: item.alt }]
      : []
  })
}

const altIn = (alt: unknown, language: Language) =>
  isRecord(alt) && typeof alt[language] === 'string' ? alt[language] : ''

/** Pictures, with their descriptions where the other side has a different one. */
function Pictures({ files, conflict, side }: SideProps) {
  const { t } = useTranslation('admin')
  const shown = picturesOf(conflict[side])
  const others = picturesOf(conflict[side === 'mine' ? 'theirs' : 'mine'])
  if (shown.length === 0) return <Empty />
  return shown.map(({ id, alt }, index) => {
    const picture = files.pictures[id]
    const other = others.find((one) => one.id === id)
    return (
      <div key={`${id} ${index}`}>
        {picture && (
          <img
            src={mediaUrl(pictureImageUrl(picture))}
            alt={t('collections.conflict.picture')}
            style={{ maxInlineSize: 120, maxBlockSize: 80 }}
          />
        )}
        {languages
          .filter((language) => altIn(alt, language) !== altIn(other?.alt, language))
          .map((language) => (
            <p key={language} style={{ margin: '0 0 6px' }}>
              <small style={{ display: 'block' }}>
                {t(`fields.in.${language}`, { label: t('fields.alt') })}
              </small>
              <OwnText text={altIn(alt, language)} language={language} />
            </p>
          ))}
      </div>
    )
  })
}
