import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { persistStorage } from '#src/pwa/persist-storage.ts'
import { askForCopy, type KeptCopy, useKeptCopy } from '#src/pwa/offline-copy.ts'
import { colors, radius } from '#src/theme/tokens.ts'
import { ActionRow } from '#src/ui/action-row.ts'
import { Action } from '#src/ui/action.tsx'
import { useConnected } from '#src/ui/use-connected.ts'
import { CopyParts } from './copy-parts.tsx'
import { CopyStatus } from './copy-status.tsx'
import { copyQuery, widthOfDevice } from './copy-query.ts'
import { RoomNote } from './room-note.tsx'

const Panel = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'grid',
  gap: 20,
  maxInlineSize: 720,
  padding: 24,
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  backgroundColor: colors.surface,
  '& p': { margin: 0 },
}))

/** Shows the copy on this device, or the size of one, with the buttons that keep, stop and remove it. */
export function OfflineCopy() {
  const { t } = useTranslation()
  const copy = useKeptCopy()
  const width = copy?.record?.width ?? widthOfDevice()
  const listed = useQuery(copyQuery(useApi(), width))
  // A copy that nobody has asked for is shown with the size of one: it moves its button.
  if (copy === undefined || (copy.record === undefined && listed.isLoading))
    return <p>{t('copy.reading')}</p>
  const { record } = copy
  const files = listed.data ?? record?.files ?? []
  const missing = missingOf(files, copy)
  return (
    <Panel>
      <div aria-live="polite">
        <CopyStatus copy={copy} missing={listed.data ? missing : undefined} />
      </div>
      {files.length > 0 && <CopyParts files={files} kept={copy.kept} />}
      {listed.isError && record === undefined && <p role="alert">{t('copy.sizesUnknown')}</p>}
      <RoomNote missing={missing} />
      <Presses copy={copy} missing={missing} />
    </Panel>
  )
}

/** Bytes of the files that are not kept. */
function missingOf(files: { url: string; size: number }[], { kept }: KeptCopy): number {
  const there = new Set(kept.map(({ url }) => url))
  return files.reduce((sum, { url, size }) => sum + (there.has(url) ? 0 : size), 0)
}

function Presses({ copy: { record }, missing }: { copy: KeptCopy; missing: number }) {
  const { t } = useTranslation()
  const { language } = useApi()
  const connected = useConnected()
  const state = record?.state
  const keep = () => {
    void persistStorage()
    void askForCopy({ type: 'KEEP_COPY', language, width: record?.width ?? widthOfDevice() })
  }
  if (state === 'fetching')
    return (
      <ActionRow>
        <Action
          type="button"
          look="outlined"
          onClick={() => void askForCopy({ type: 'STOP_COPY' })}
        >
          {t('copy.stop')}
        </Action>
      </ActionRow>
    )
  const isWhole = state === 'whole' && missing === 0
  return (
    <>
      {!connected && !isWhole && <p>{t('copy.needsConnection')}</p>}
      <ActionRow>
        {!isWhole && (
          <Action type="button" disabled={!connected} onClick={keep}>
            {t(state === undefined ? 'copy.keep' : state === 'whole' ? 'copy.update' : 'copy.goOn')}
          </Action>
        )}
        {record !== undefined && (
          <Action
            type="button"
            look="outlined"
            onClick={() => void askForCopy({ type: 'REMOVE_COPY' })}
          >
            {t('copy.remove')}
          </Action>
        )}
      </ActionRow>
    </>
  )
}
