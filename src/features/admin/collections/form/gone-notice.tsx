import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConnected } from '#src/ui/use-connected.ts'
import { Action } from '#src/ui/action.tsx'
import { AmberNote } from '../../drafts/draft-notice.tsx'

interface GoneNoticeProps {
  /** The number of saves refused because the record is deleted; each refusal brings the notice into view. */
  refusals: number
  onBringBack: () => Promise<void>
  onDiscard: () => void
}

/** A notice over a form whose record is deleted: the typed values stay, and editing goes on once the record is back. */
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
