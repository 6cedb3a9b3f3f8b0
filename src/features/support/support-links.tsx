import { useTranslation } from 'react-i18next'
import { useSettings } from '#src/api/use-company.ts'
import { PhoneIcon } from '#src/ui/icons/phone.tsx'
import { WhatsAppIcon } from '#src/ui/icons/whats-app.tsx'
import { phoneLink, safeLink } from '#src/ui/safe-link.ts'
import { SupportLink } from './support-link.tsx'

/** The two round links of the support button; each shows only when its setting exists. */
export function SupportLinks() {
  const { t } = useTranslation()
  const settings = useSettings()
  const whatsApp = safeLink(settings?.whatsAppLink ?? '')
  const phone = phoneLink(settings?.phoneNumber ?? '')
  return (
    <>
      {whatsApp !== undefined && (
        <SupportLink href={whatsApp} label={t('support.whatsApp')} newTab>
          <WhatsAppIcon />
        </SupportLink>
      )}
      {phone !== undefined && (
        <SupportLink href={phone} label={t('support.phone')}>
          <PhoneIcon />
        </SupportLink>
      )}
    </>
  )
}
