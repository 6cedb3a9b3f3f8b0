import Dialog from '@mui/material/Dialog'
import { useTranslation } from 'react-i18next'
import type { Certificate } from '#contract/collections/certificates.ts'
import { breakpoints } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { CloseIcon as Close } from '#src/ui/icons/close.tsx'
import { LocalizedText } from '#src/ui/localized-text.tsx'
import { PdfView } from '#src/ui/pdf/pdf-view.tsx'
import { ViewerHead } from '#src/ui/pdf/viewer-parts.ts'
import { useMatches } from '#src/ui/use-matches.ts'

const titleId = 'certificate-viewer-title'
const descriptionId = 'certificate-viewer-description'

export interface CertificateViewerProps {
  certificate: Certificate
  isOpen: boolean
  onClose: () => void
}

/** A certificate's file over the page (CERTIFICATE-2, CERTIFICATE-3). */
export function CertificateViewer({ certificate, isOpen, onClose }: CertificateViewerProps) {
  const { t } = useTranslation()
  const fullScreen = useMatches(`(max-width: ${breakpoints.md - 0.05}px)`)
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullScreen={fullScreen}
      maxWidth="lg"
      fullWidth
      scroll="paper"
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
      slotProps={{ paper: { sx: fullScreen ? {} : { blockSize: 'calc(100% - 64px)' } } }}
    >
      <ViewerHead>
        <div>
          <LocalizedText as="h2" id={titleId} record={certificate} field="title">
            {certificate.title}
          </LocalizedText>
          <LocalizedText as="p" id={descriptionId} record={certificate} field="description">
            {certificate.description}
          </LocalizedText>
        </div>
        <Action
          type="button"
          look="icon"
          autoFocus
          aria-label={t('certificates.close')}
          onClick={onClose}
        >
          <Close />
        </Action>
      </ViewerHead>
      <PdfView url={certificate.pdfUrl} title={certificate.title} />
    </Dialog>
  )
}
