import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { hasUnsavedWork, markUnsaved } from '#src/pwa/unsaved-work.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface LeaveGuardProps {
  /** Names the form among others of this tab. */
  name: string
  /** The name of its work in warnings that it may be lost, such as at a sign-out. */
  label: string
  /** True when the form has typed values that are not saved. */
  dirty: boolean
  /** True while they are on their way to the server. */
  saving?: boolean
  /** True when they are kept on this device, so that closing the tab loses nothing. */
  kept: boolean
  /** Forgets what was typed. */
  onDiscard: () => void
}

/** Asks before typed work is left behind, by a link, the history, or closing the tab. */
export function LeaveGuard({
  name,
  label,
  dirty,
  saving = false,
  kept,
  onDiscard,
}: LeaveGuardProps) {
  const { t } = useTranslation('admin')
  const blocker = useBlocker({
    // Looked up when it happens: what was saved just now must not hold anyone up. A sign-out has asked already. While it
    // is being saved, its person may go on: a draft of it is kept until then.
    shouldBlockFn: ({ next }) =>
      hasUnsavedWork(name) && !(saving && kept) && !/\/login\/?$/i.test(next.pathname),
    enableBeforeUnload: () => hasUnsavedWork(name) && !kept,
    withResolver: true,
  })
  useEffect(() => {
    markUnsaved(name, dirty, label)
    return () => markUnsaved(name, false)
    // A save begins anew: what was left as a draft until now may be lost with its session (SESSION-16).
  }, [name, label, dirty, saving])
  if (blocker.status !== 'blocked') return null
  return (
    <ConfirmDialog
      title={t('collections.leave.title')}
      text={t('collections.leave.text')}
      confirm={t('collections.leave.confirm')}
      cancel={t('collections.leave.stay')}
      other={kept ? { text: t('drafts.leaveKept'), run: blocker.proceed } : undefined}
      onConfirm={() => {
        onDiscard()
        blocker.proceed()
      }}
      onCancel={blocker.reset}
    />
  )
}
