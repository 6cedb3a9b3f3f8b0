import { useTheme } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Document, Page, pdfjs } from 'react-pdf'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { ActionAnchor } from '../action.tsx'
import { useWidth } from './use-width.ts'
import { Desk, DeskNotice } from './viewer-parts.ts'

pdfjs.GlobalWorkerOptions.workerSrc = workerUrl

/**
 * Whole files, so that they can be kept for offline reading; no code made from text, which the content security
 * policy forbids. One object for all: a new one would load the file again.
 */
const options = {
  disableRange: true,
  disableStream: true,
  disableAutoFetch: true,
  isEvalSupported: false,
}

/** Pixels: with more, an upright sheet's canvas outgrows what Safari on a phone can hold. */
const widestCanvas = 3400

interface PdfPagesProps {
  url: string
  /** The file itself, where its address cannot be fetched. */
  file?: Blob | undefined
  title: string
  zoom: number
  onPages: (count: number) => void
}

/** All pages of a file, fitted to the width that there is. */
export function PdfPages({ url, file, title, zoom, onPages }: PdfPagesProps) {
  const { t } = useTranslation()
  const { direction: dir } = useTheme()
  const [total, setTotal] = useState(0)
  const desk = useRef<HTMLDivElement>(null)
  const room = useWidth(desk)
  const width = room === undefined ? undefined : room * zoom
  return (
    // A file's pages keep their own direction, whatever the site's.
    <Desk ref={desk} dir="ltr" role="region" aria-label={title} tabIndex={0}>
      <Document
        file={file ?? url}
        options={options}
        loading={
          <DeskNotice role="status" dir={dir}>
            {t('certificates.loadingPdf')}
          </DeskNotice>
        }
        error={
          <DeskNotice role="alert" dir={dir}>
            <p>{t('certificates.pdfError')}</p>
            <ActionAnchor look="outlined" href={url} download>
              {t('certificates.download')}
            </ActionAnchor>
          </DeskNotice>
        }
        onLoadSuccess={({ numPages }) => {
          setTotal(numPages)
          onPages(numPages)
        }}
      >
        {width !== undefined &&
          Array.from({ length: total }, (_, index) => (
            <figure key={index}>
              <Page
                pageNumber={index + 1}
                width={width}
                devicePixelRatio={Math.min(devicePixelRatio, widestCanvas / width)}
                loading={null}
                renderTextLayer={false}
                renderAnnotationLayer={false}
              />
              <figcaption dir={dir}>
                {t('certificates.pageLabel', { page: index + 1, total })}
              </figcaption>
            </figure>
          ))}
      </Document>
    </Desk>
  )
}
