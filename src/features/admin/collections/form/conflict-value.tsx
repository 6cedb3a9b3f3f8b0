import { useTranslation } from 'react-i18next'
import { directions } from '#contract/locale.ts'
import { pictureImageUrl } from '#contract/picture.ts'
import { mediaUrl } from '#src/api/media-url.ts'
import { isRecord } from '#src/api/read-envelope.ts'
import type { Conflict } from './find-conflicts.ts'
import { usePictureStore } from './picture-store.ts'

/** One side of a conflict, as a person reads it. */
export function ConflictValue({ conflict, value }: { conflict: Conflict; value: unknown }) {
  const { t } = useTranslation(['admin', 'translation'])
  const { pictures } = usePictureStore()
  const { field, language } = conflict
  const empty = <span style={{ opacity: 0.75 }}>{t('collections.conflict.empty')}</span>
  const thumbnail = (id: unknown) => {
    const picture = pictures[String(id)]
    return (
      picture && (
        <img
          key={String(id)}
          src={mediaUrl(pictureImageUrl(picture))}
          alt={t('collections.conflict.picture')}
          style={{ maxInlineSize: 120, maxBlockSize: 80 }}
        />
      )
    )
  }
  switch (field.kind) {
    case 'picture':
      return thumbnail(value) ?? empty
    case 'pictures': {
      const items = Array.isArray(value) ? value.filter(isRecord) : []
      return items.length > 0 ? items.map(({ pictureId }) => thumbnail(pictureId)) : empty
    }
    case 'flag':
      return value === true ? t('collections.yes') : t('collections.no')
    case 'choice':
      return field.text(String(value), t)
    case 'range':
      return isRecord(value) ? (
        <bdi dir="ltr">{`${String(value.minimum)} – ${String(value.maximum)}`}</bdi>
      ) : (
        empty
      )
    default: {
      const text = typeof value === 'string' ? value : ''
      if (text === '') return empty
      const own = language ? { lang: language, dir: directions[language] } : { dir: 'auto' }
      return (
        <span {...own} style={{ display: 'block', whiteSpace: 'pre-line' }}>
          {text}
        </span>
      )
    }
  }
}
