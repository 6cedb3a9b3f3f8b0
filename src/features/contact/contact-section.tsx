import { useTranslation } from 'react-i18next'
import { Section } from '#src/ui/section.tsx'
import { ContactColumns } from './contact-columns.tsx'

/** The contact section of the home page (HOME-1). */
export function ContactSection() {
  const { t } = useTranslation()
  return (
    <Section id="contact" ground="white" title={t('contact.title')} lead={t('contact.lead')}>
      <ContactColumns />
    </Section>
  )
}
