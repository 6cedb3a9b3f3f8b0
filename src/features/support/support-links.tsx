import PhoneIcon from '@mui/icons-material/Phone'
import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import { useTranslation } from 'react-i18next'
import { directions } from '#contract/locale.ts'
import { useApi } from '#src/api/api-context.ts'
import { useSettings } from '#src/api/use-company.ts'
import { phoneLink, safeLink } from '#src/ui/safe-link.ts'
import { SupportLink } from './support-link.tsx'

/** The two round links of the support button; each shows only when its setting exists. */
export function SupportLinks() {
  const { t } = useTranslation()
  const { language } = useApi()
  const settings = useSettings()
  const whatsApp = safeLink(settings?.whatsAppLink ?? '')
  const phone = phoneLink(settings?.phoneNumber ?? '')
  const tooltipSide = directions[language] === 'rtl' ? 'right' : 'left'
  return (
    <>
      {whatsApp !== undefined && (
        <SupportLink href={whatsApp} label={t('support.whatsApp')} tooltipSide={tooltipSide} newTab>
          <WhatsAppIcon />
        </SupportLink>
      )}
      {phone !== undefined && (
        <SupportLink href={phone} label={t('support.phone')} tooltipSide={tooltipSide}>
          <PhoneIcon />
        </SupportLink>
      )}
    </>
  )
}
