import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ZoomInIcon as ZoomIn } from '#src/ui/icons/zoom-in.tsx'
import { ZoomOutIcon as ZoomOut } from '#src/ui/icons/zoom-out.tsx'
import { Action, ActionAnchor } from '../action.tsx'
import { PdfPages } from './pdf-pages.tsx'
import { Toolbar } from './viewer-parts.ts'

const zoomFactor = 1.25
const zoomLimits = { least: 0.5, most: 3 }

const limited = (zoom: number) =>
  Math.min(zoomLimits.most, Math.max(zoomLimits.least, Math.round(zoom * 100) / 100))

interface PdfViewProps {
  url: string
  title: string
  /** The file itself, where its address cannot be fetched. */
  file?: Blob
  /** The name under which it is saved; taken from its address unless given. */
  fileName?: string
}

/** The file with what can be done with it: enlarge, reduce, take home. */
export function PdfView({ url, title, file, fileName }: PdfViewProps) {
  const { t } = useTranslation()
  const [zoom, setZoom] = useState(1)
  const [pages, setPages] = useState<number>()
  return (
    <>
      <Toolbar role="group" aria-label={t('certificates.tools')}>
        <span role="status">
          {pages !== undefined && t('certificates.pages', { count: pages })}
        </span>
        <Action
          type="button"
          look="icon"
          aria-label={t('certificates.zoomOut')}
          aria-disabled={zoom <= zoomLimits.least}
          onClick={() => setZoom(limited(zoom / zoomFactor))}
        >
          <ZoomOut />
        </Action>
        <bdi dir="ltr">{Math.round(zoom * 100)}%</bdi>
        <Action
          type="button"
          look="icon"
          aria-label={t('certificates.zoomIn')}
          aria-disabled={zoom >= zoomLimits.most}
          onClick={() => setZoom(limited(zoom * zoomFactor))}
        >
          <ZoomIn />
        </Action>
        <ActionAnchor look="plain" href={url} download={fileName ?? true}>
          {t('certificates.download')}
        </ActionAnchor>
      </Toolbar>
      <PdfPages url={url} file={file} title={title} zoom={zoom} onPages={setPages} />
    </>
  )
}
