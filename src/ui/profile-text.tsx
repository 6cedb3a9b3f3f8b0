import { useTranslation } from 'react-i18next'
import { formatDay } from '#src/i18n/format-date.ts'
import { formatFileSize } from '#src/i18n/format-file-size.ts'

interface ProfileTextProps {
  profile: { size: number; day: string }
}

/** The words of a link to the company profile: its kind, size and day (PROFILE-4). */
export function ProfileText({ profile: { size, day } }: ProfileTextProps) {
  const { t } = useTranslation()
  return t('profileFile.link', { size: formatFileSize(t, size), day: formatDay(t, day) })
}
