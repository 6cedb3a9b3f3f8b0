import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { colors } from '#src/theme/tokens.ts'
import { ActionAnchor } from './action.tsx'
import { whatsAppLink } from './safe-link.ts'
import { Section } from './section.tsx'

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '& > a[target]': { borderColor: colors.tealBright },
})

interface AskBandProps {
  /** The id of its heading. */
  id: string
  title: string
  text: string
  /** Empty where the branch has none: no chat is offered. */
  chatNumber: string
  /** The chat's first message, in the visitor's language, naming what it is about. */
  chatMessage: string
  /** The page's main action. */
  children: ReactNode
}

/** The dark band that ends a page of one record: one question, the next step, a chat that knows the subject. */
export function AskBand({ id, title, text, chatNumber, chatMessage, children }: AskBandProps) {
  const { t } = useTranslation()
  const chat = whatsAppLink(chatNumber, chatMessage)
  return (
    <Section id={id} ground="dark" title={title} lead={text}>
      <Actions>
        {children}
        {chat !== undefined && (
          <ActionAnchor look="outlined" href={chat} target="_blank" rel="noopener noreferrer">
            <WhatsAppIcon fontSize="small" />
            {t('ask.whatsApp')}
          </ActionAnchor>
        )}
      </Actions>
    </Section>
  )
}
