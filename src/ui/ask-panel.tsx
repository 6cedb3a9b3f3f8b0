import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { screenOnly } from '#src/theme/print-css.ts'
import { colors, sectionSpace } from '#src/theme/tokens.ts'
import { WhatsAppIcon } from '#src/ui/icons/whats-app.tsx'
import { ActionRow } from './action-row.ts'
import { ActionAnchor } from './action.tsx'
import { PageColumn } from './page-column.ts'
import { whatsAppLink } from './safe-link.ts'

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  marginBlockEnd: sectionSpace.phone,
  padding: '32px 20px',
  backgroundColor: colors.tealWash,
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& p': { ...theme.typography.body1, margin: 0, marginBlockStart: 4, color: colors.inkSoft },
  [theme.breakpoints.up('md')]: { padding: 40 },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 64,
    marginBlockEnd: sectionSpace.desktop,
  },
  ...screenOnly,
}))

interface AskPanelProps {
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

/** The end of a page of one record: one question, the next step, a chat that knows the subject. */
export function AskPanel({ id, title, text, chatNumber, chatMessage, children }: AskPanelProps) {
  const { t } = useTranslation()
  const chat = whatsAppLink(chatNumber, chatMessage)
  return (
    <PageColumn>
      <Panel aria-labelledby={id}>
        <div>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
        </div>
        <ActionRow>
          {children}
          {chat !== undefined && (
            <ActionAnchor look="outlined" href={chat} target="_blank" rel="noopener noreferrer">
              <WhatsAppIcon fontSize="small" />
              {t('ask.whatsApp')}
            </ActionAnchor>
          )}
        </ActionRow>
      </Panel>
    </PageColumn>
  )
}
