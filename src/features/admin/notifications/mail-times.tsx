import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  dailyMailHour,
  type MailTime,
  mailTimes,
  type MailTimes as Chosen,
  newsTopics,
  type NewsTopic,
  readMailTimes,
  saveMailTimes,
} from '#contract/admin/notifications.ts'
import { useApi } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import { formatMoment } from '#src/i18n/format-moment.ts'
import { ChoiceChips } from '#src/ui/choice-chips.tsx'
import { MissingChoice, useStoredChoice } from './stored-choice.tsx'
import { topicTitle } from './topic-title.ts'

const queryKey = ['admin', 'mail-times'] as const

const Body = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 16,
  '& > p': { margin: 0 },
}))

/** Beside each other where there is room. */
const Kinds = styled('div')({
  display: 'grid',
  gap: '4px 24px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 270px), 1fr))',
})

const dailyMailMoment = () => new Date().setUTCHours(dailyMailHour, 0, 0, 0)

/** When the user is emailed of what visitors send (ADMIN-14) and colleagues want (ADMIN-17). */
export function MailTimes() {
  const { t } = useTranslation(['admin', 'translation'])
  const { client, language } = useApi()
  const time = formatMoment(dailyMailMoment(), language)
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Chosen> =>
      (await callEndpoint(client, readMailTimes, { signal })).data,
    staleTime: 0,
  })
  if (query.data === undefined) return <MissingChoice {...query} />
  return (
    <Body>
      <p>{t('layout.mails.lead', { time })}</p>
      <Kinds>
        <Choices chosen={query.data} />
      </Kinds>
    </Body>
  )
}

function Choices({ chosen }: { chosen: Chosen }) {
  const { t } = useTranslation('admin')
  const { client } = useApi()
  const storeChoice = useStoredChoice<Chosen>(queryKey)
  const choose = (topic: NewsTopic, time: MailTime) =>
    storeChoice(chosen, { ...chosen, [topic]: time }, () =>
      callEndpoint(client, saveMailTimes, { body: { [topic]: time } }),
    )
  return newsTopics.map((topic) => {
    const time = chosen[topic]
    if (time === undefined) return null
    return (
      <ChoiceChips
        key={topic}
        type="radio"
        label={topicTitle(topic)(t)}
        options={mailTimes.map((code) => ({ code, label: t(`layout.mails.${code}`) }))}
        chosen={[time]}
        onChoose={(next) => void choose(topic, next)}
        errorText={undefined}
      />
    )
  })
}
