import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Certificate } from '#contract/collections/certificates.ts'
import { LocalizedText } from '#src/ui/localized-text.tsx'
import { CertificateIcon } from './certificate-icon.tsx'
import { CardButton, Description, Invitation, NewBadge, Title } from './certificate-parts.ts'

interface CertificateCardProps {
  certificate: Certificate
  /** True while the viewer is being fetched. */
  busy: boolean
  onOpen: () => void
}

export function CertificateCard({ certificate, busy, onOpen }: CertificateCardProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <CardButton
      type="button"
      aria-haspopup="dialog"
      aria-busy={busy}
      aria-labelledby={`${id}title ${id}new`}
      aria-describedby={`${id}description`}
      onClick={(event) => {
        // The viewer gives the focus back to this button, but Safari does not focus a button that is clicked
        // (https://developer.mozilla.org/en-US/docs/Web/HTML/Element/button#clicking_and_focus).
        event.currentTarget.focus()
        onOpen()
      }}
    >
      <CertificateIcon icon={certificate.icon} />
      {certificate.isNew && <NewBadge id={`${id}new`}>{t('certificates.new')}</NewBadge>}
      <LocalizedText as={Title} id={`${id}title`} record={certificate} field="title">
        {certificate.title}
      </LocalizedText>
      <LocalizedText
        as={Description}
        id={`${id}description`}
        record={certificate}
        field="description"
      >
        {certificate.description}
      </LocalizedText>
      <Invitation>{t('certificates.open')}</Invitation>
    </CardButton>
  )
}
