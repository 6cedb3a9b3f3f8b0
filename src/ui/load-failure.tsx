import { useTranslation } from 'react-i18next'
import { adminFailure } from '#src/i18n/admin-failure.ts'
import { useConnected } from './use-connected.ts'
import { SectionNotice } from './section-notice.tsx'

interface LoadFailureProps {
  error: unknown
  onRetry: () => void
  /** Said without a connection, where it is not that this device has never seen it. */
  offline?: string
}

/** Stands in place of what staff could not read; without a connection it says that this device has never seen it. */
export function LoadFailure({ error, onRetry, offline }: LoadFailureProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const text = useConnected() ? adminFailure(t, error) : (offline ?? t('drafts.neverSeen'))
  return <SectionNotice kind="error" text={text} onRetry={onRetry} />
}
