import { useTranslation } from 'react-i18next'
import { useConnected } from '#src/pwa/use-connected.ts'
import { SectionNotice } from '#src/ui/section-notice.tsx'
import { adminFailure } from './admin-failure.ts'

/** Stands in place of what could not be read; without a connection it says that this device has never seen it. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['admin', 'translation'])
  const text = useConnected() ? adminFailure(t, error) : t('drafts.neverSeen')
  return <SectionNotice kind="error" text={text} onRetry={onRetry} />
}
