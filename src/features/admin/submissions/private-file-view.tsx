import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PrivateFile } from '#contract/admin/private-file.ts'
import { colors, radius } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { inMegabytes } from '#src/ui/in-megabytes.ts'
import { partOnDemand } from '#src/ui/part-on-demand.tsx'
import { LtrText } from '#src/ui/ltr-text.tsx'
import { Doings } from './facts.tsx'
import { usePrivateFile } from './use-private-file.ts'

const PdfView = partOnDemand(async () => (await import('#src/ui/pdf/pdf-view.tsx')).PdfView)

const Viewer = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  blockSize: 'min(80dvh, 900px)',
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  overflow: 'hidden',
})

/** A visitor's file: a PDF is shown in its place, any kind can be downloaded. */
export function PrivateFileView({ file }: { file: PrivateFile }) {
  const { t } = useTranslation(['admin', 'translation'])
  const { fetched, load } = usePrivateFile(file)
  const [shown, setShown] = useState(false)
  const isPdf = file.kind === 'pdf' || /\.pdf$/i.test(file.name)
  const download = async () => {
    const got = await load()
    if (got.state !== 'ready') return
    const link = document.createElement('a')
    link.href = got.url
    link.download = file.name
    link.click()
  }
  const toggle = async () => {
    setShown(!shown)
    if (!shown) await load()
  }
  return (
    <>
      <p style={{ margin: 0 }}>
        <bdi>{file.name}</bdi>{' '}
        <small>
          (<LtrText>{inMegabytes(file.size)}</LtrText> {t('translation:form.megabytes')})
        </small>
      </p>
      <Doings>
        {isPdf && (
          <Action type="button" aria-expanded={shown} onClick={() => void toggle()}>
            {t(shown ? 'collections.file.close' : 'collections.file.open')}
          </Action>
        )}
        <Action type="button" look="outlined" onClick={() => void download()}>
          {t('collections.file.download')}
        </Action>
      </Doings>
      {fetched.state === 'loading' && <p role="status">{t('collections.file.loading')}</p>}
      {(fetched.state === 'failed' || fetched.state === 'missing') && (
        <p role="alert">{t(`collections.file.${fetched.state}`)}</p>
      )}
      {shown && fetched.state === 'ready' && (
        <Viewer>
          <PdfView url={fetched.url} file={fetched.file} title={file.name} fileName={file.name} />
        </Viewer>
      )}
    </>
  )
}
