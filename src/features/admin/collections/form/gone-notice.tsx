import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConnected } from '#src/pwa/use-connected.ts'
import { Action } from '#src/ui/action.tsx'
import { AmberNote } from '../../drafts/draft-notice.tsx'

interface GoneNoticeProps {
  /** How often saving was refused because of it; each time the notice comes into sight. */
  refusals: number
  onBringBack: () => Promise<void>
  onDiscard: () => void
}

/** Over a form whose record somebody has deleted: what was typed stays, and goes on once the record is back. */
export function GoneNotice({ refusals, onBringBack, onDiscard }: GoneNoticeProps) {
  const { t } = useTranslation('admin')
  const connected = useConnected()
  const note = useRef<HTMLDivElement>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (refusals > 0) note.current?.focus()
  }, [refusals])
  const bringBack = async () => {
    setBusy(true)
    await onBringBack()
    setBusy(false)
  }
  return (
    <AmberNote ref={note} role="alert" tabIndex={-1} style={{ scrollMarginBlock: 128 }}>
      <p>
        {t('collections.deleted.meanwhile')} {!connected && t('collections.deleted.offline')}
      </p>
      <span>
        <Action
          type="button"
          look="plain"
          disabled={busy || !connected}
          onClick={() => void bringBack()}
        >
          {t('collections.deleted.bringBack')}
        </Action>
        <Action type="button" look="plain" disabled={busy} onClick={onDiscard}>
          {t('collections.deleted.discard')}
        </Action>
      </span>
    </AmberNote>
  )
}
