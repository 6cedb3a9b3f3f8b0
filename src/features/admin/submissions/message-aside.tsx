import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { output } from 'zod/v4/core'
import type { staffCollections } from '#contract/admin/collections.ts'
import { textIn } from '#contract/text-in.ts'
import { useApi } from '#src/api/api-context.ts'
import { LtrText } from '#src/ui/ltr-text.tsx'
import { PhoneView } from '../phone-view.tsx'
import { languageText, topicText } from '../declarations/choice-texts.ts'
import { momentText } from '../exports/column-text.ts'
import { ContactLinks } from './contact-links.tsx'
import { Facts, Panel } from './facts.tsx'
import { linesOf } from './lines-of.ts'
import { RequestedLines } from './requested-lines.tsx'
import { SentUnder } from './sent-under.tsx'

const Content = styled('blockquote')(({ theme }) => ({
  ...theme.typography.body1,
  margin: 0,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
}))

/** A visitor's message, and the ways to answer it. */
export function MessageAside({
  record,
}: {
  record: output<(typeof staffCollections.messages)['record']>
}) {
  const { t } = useTranslation(['admin', 'translation'])
  const api = useApi()
  const lines = linesOf(record)
  const { name, email, phoneNumber, topic, branchName, reference } = record
  return (
    <Panel>
      {lines.length > 0 && (
        <>
          <h2>{t('collections.quotation.title', { count: lines.length })}</h2>
          <RequestedLines lines={lines} productIds={record.productIds ?? {}} />
        </>
      )}
      {record.messageContent !== '' && <Content dir="auto">{record.messageContent}</Content>}
      <ContactLinks
        name={name}
        email={email}
        phone={phoneNumber}
        reference={reference}
        language={record.language}
      />
      <Facts
        facts={[
          [t('fields.topic'), topic && topicText(topic, t)],
          [t('fields.branch'), branchName && textIn(branchName, api.language)],
          [t('fields.email'), email && <LtrText>{email}</LtrText>],
          [t('fields.phoneNumber'), phoneNumber && <PhoneView phones={phoneNumber} />],
          [t('fields.reference'), <LtrText key="reference">{reference}</LtrText>],
          [t('fields.createdAt'), momentText(t, new Date(record.createdAt))],
          [t('fields.sentIn'), languageText(record.language, t)],
        ]}
      />
      <SentUnder notice={record.notice} />
    </Panel>
  )
}
