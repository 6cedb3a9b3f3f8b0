import { useTranslation } from 'react-i18next'
import { dayText } from '../exports/column-text.ts'

interface SentUnderProps {
  /** The form's sentence on how long this is kept; null where it is not known. */
  notice: { text: string; since: string } | null
}

/** The notice that the visitor was shown, with the day from which it was shown (PERSON-12). */
export function SentUnder({ notice }: SentUnderProps) {
  const { t } = useTranslation(['admin', 'translation'])
  if (notice === null) return null
  return (
    <p>
      {t('collections.sentUnder', {
        day: dayText(t, notice.since.slice(0, 10)),
        text: `\u2068${notice.text}\u2069`,
      })}
    </p>
  )
}
