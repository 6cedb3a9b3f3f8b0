import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { hasUnsavedWork, noteUnsaved } from '#src/pwa/unsaved-work.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface LeaveGuardProps {
  /** Names the form among others of this tab. */
  name: string
  /** Whether something was typed that is not saved. */
  dirty: boolean
}

/** Asks before typed work is left behind, by a link, the history, or closing the tab. */
export function LeaveGuard({ name, dirty }: LeaveGuardProps) {
  const { t } = useTranslation('admin')
  const blocker = useBlocker({
    // Looked up when it happens: what was saved just now must not hold anyone up.
    shouldBlockFn: () => hasUnsavedWork(name),
    enableBeforeUnload: () => hasUnsavedWork(name),
    withResolver: true,
  })
  useEffect(() => {
    noteUnsaved(name, dirty)
    return () => noteUnsaved(name, false)
  }, [name, dirty])
  if (blocker.status !== 'blocked') return null
  return (
    <ConfirmDialog
      title={t('collections.leave.title')}
      text={t('collections.leave.text')}
      confirm={t('collections.leave.confirm')}
      cancel={t('collections.leave.stay')}
      onConfirm={blocker.proceed}
      onCancel={blocker.reset}
    />
  )
}
