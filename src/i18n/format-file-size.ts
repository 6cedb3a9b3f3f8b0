import type { TFunction } from 'i18next'
import { formatNumber } from './format-number.ts'

const megabyte = 1024 ** 2

/** A file's size in megabytes with one digit behind the point, or in whole kilobytes below a tenth of one. */
export function formatFileSize(t: TFunction, bytes: number): string {
  const megabytes = Math.round((bytes / megabyte) * 10) / 10
  return megabytes > 0
    ? t('fileSize.megabytes', { number: formatNumber(megabytes) })
    : t('fileSize.kilobytes', { number: formatNumber(Math.ceil(bytes / 1024)) })
}
