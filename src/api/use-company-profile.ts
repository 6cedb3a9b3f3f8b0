import { mediaUrl } from './media-url.ts'
import { useSettings } from './use-company.ts'

/** The company profile as a file, in the language of the page. */
export interface ProfileFile {
  url: string
  /** Bytes. */
  size: number
  /** `YYYY-MM-DD` in UTC, so that the server's page says the same as the browser's. */
  day: string
}

/** @returns undefined where none was made (PROFILE-4) */
export function useCompanyProfile(): ProfileFile | undefined {
  const settings = useSettings()
  const url = mediaUrl(settings?.profileUrl ?? '')
  if (settings === undefined || url === '') return undefined
  return { url, size: settings.profileSize, day: settings.profileMadeAt.slice(0, 10) }
}
