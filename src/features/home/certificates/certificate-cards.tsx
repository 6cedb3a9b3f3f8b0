import { type ComponentType, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Certificate } from '#contract/collections/certificates.ts'
import { importNow } from '#src/pwa/code/import-now.ts'
import { showToast } from '#src/ui/toasts/show-toast.ts'
import { CertificateCard } from './certificate-card.tsx'
import { CertificateGrid } from './certificate-parts.ts'
import type { CertificateViewerProps } from './certificate-viewer.tsx'

interface Choice {
  certificate: Certificate
  isOpen: boolean
}

/** The cards and the viewer, whose code comes when the first card is opened. */
export function CertificateCards({ certificates }: { certificates: Certificate[] }) {
  const { t } = useTranslation()
  const [choice, setChoice] = useState<Choice>()
  const [Viewer, setViewer] = useState<ComponentType<CertificateViewerProps>>()
  const [awaited, setAwaited] = useState<string>()
  const latest = useRef<string>(undefined)

  // Not React's `lazy`: that keeps a failed download for ever, and here the next press tries again.
  const open = async (certificate: Certificate) => {
    latest.current = certificate.id
    setAwaited(certificate.id)
    try {
      const module = await importNow(() => import('./certificate-viewer.tsx'))
      if (latest.current !== certificate.id) return
      setViewer(() => module.CertificateViewer)
      setChoice({ certificate, isOpen: true })
    } catch {
      showToast('error', t('certificates.pdfError'))
    }
    setAwaited(undefined)
  }

  return (
    <>
      <CertificateGrid>
        {certificates.map((certificate) => (
          <li key={certificate.id}>
            <CertificateCard
              certificate={certificate}
              busy={awaited === certificate.id}
              onOpen={() => void open(certificate)}
            />
          </li>
        ))}
      </CertificateGrid>
      {Viewer && choice && (
        <Viewer
          certificate={choice.certificate}
          isOpen={choice.isOpen}
          onClose={() => setChoice({ ...choice, isOpen: false })}
        />
      )}
    </>
  )
}
