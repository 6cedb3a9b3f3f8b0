import { styled } from '@mui/material/styles'
import { useQuery, useQueryClient } from '@tanstack/react-query'
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
import { LoadFailure } from '#src/ui/load-failure.tsx'
import { showToast, toastDurations } from '#src/ui/toasts/show-toast.ts'
import { adminFailure } from '#src/i18n/admin-failure.ts'
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

/** When the user is emailed of what visitors send (ADMIN-14) and colleagues want (ADMIN-17). */
export function MailTimes() {
  const { t } = useTranslation(['admin', 'translation'])
  const { client, language } = useApi()
  const time = formatMoment(new Date().setUTCHours(dailyMailHour, 0, 0, 0), language)
  const { data, error, isPending, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Chosen> =>
      (await callEndpoint(client, readMailTimes, { signal })).data,
    staleTime: 0,
  })
  if (isPending) return <p role="status">{t('layout.mails.loading')}</p>
  if (data === undefined)
    return (
      <LoadFailure
        error={error}
        offline={t('layout.mails.needsConnection')}
        onRetry={() => void refetch()}
      />
    )
  return (
    <Body>
      <p>{t('layout.mails.lead', { time })}</p>
      <Kinds>
        <Choices chosen={data} />
      </Kinds>
    </Body>
  )
}

function Choices({ chosen }: { chosen: Chosen }) {
  const { t } = useTranslation(['admin', 'translation'])
  const choose = useChoice(chosen)
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

/** Stores a choice at once; where that fails, the page shows what still holds. */
function useChoice(chosen: Chosen) {
  const { t } = useTranslation(['admin', 'translation'])
  const { client } = useApi()
  const queries = useQueryClient()
  return async (topic: NewsTopic, time: MailTime): Promise<void> => {
    queries.setQueryData(queryKey, { ...chosen, [topic]: time })
    try {
      const body = { [topic]: time }
      const { data } = await callEndpoint(client, saveMailTimes, { body })
      queries.setQueryData(queryKey, data)
      showToast('success', t('layout.mails.saved'), toastDurations.admin)
    } catch (failure) {
      queries.setQueryData(queryKey, chosen)
      showToast('error', adminFailure(t, failure), toastDurations.admin)
    }
  }
}
