import { useTranslation } from 'react-i18next'
import { ActionAnchor } from '#src/ui/action.tsx'
import { MailOutlinedIcon as MailIcon } from '#src/ui/icons/mail-outlined.tsx'
import { PhoneOutlinedIcon as PhoneIcon } from '#src/ui/icons/phone-outlined.tsx'
import { WhatsAppIcon } from '#src/ui/icons/whats-app.tsx'
import { phoneLink, whatsAppLink } from '#src/ui/safe-link.ts'
import { Doings } from './facts.tsx'
import { useTextsIn } from './use-texts-in.ts'

interface ContactLinksProps {
  name: string
  email: string
  phone: string
  /** The reference that the visitor quotes. */
  reference: string
  /** In which the visitor wrote, and is answered. */
  language: string
}

/** Answers by e-mail or WhatsApp, with the reference already there, or a call. */
export function ContactLinks({ name, email, phone, reference, language }: ContactLinksProps) {
  const { t } = useTranslation('admin')
  const theirs = useTextsIn(language)
  const subject = encodeURIComponent(theirs('collections.message.subject', { reference }))
  const greeting = theirs('collections.message.greeting', { name, reference })
  const chat = whatsAppLink(phone, greeting)
  const call = phoneLink(phone)
  return (
    <Doings>
      {email !== '' && (
        <ActionAnchor
          look="outlined"
          href={`mailto:${encodeURIComponent(email)}?subject=${subject}&body=${encodeURIComponent(greeting)}`}
        >
          <MailIcon fontSize="small" />
          {t('collections.message.replyEmail')}
        </ActionAnchor>
      )}
      {chat !== undefined && (
        <ActionAnchor look="outlined" href={chat} target="_blank" rel="noopener noreferrer">
          <WhatsAppIcon fontSize="small" />
          {t('collections.message.replyWhatsApp')}
        </ActionAnchor>
      )}
      {call !== undefined && (
        <ActionAnchor look="plain" href={call}>
          <PhoneIcon fontSize="small" />
          {t('collections.message.call')}
        </ActionAnchor>
      )}
    </Doings>
  )
}
