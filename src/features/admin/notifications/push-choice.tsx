import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { newsTopics } from '#contract/admin/notifications.ts'
import { useApi } from '#src/api/api-context.ts'
import { supportsPush } from '#src/pwa/push.ts'
import { colors } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { ChoiceChips } from '#src/ui/choice-chips.tsx'
import { pushQuery } from './push-query.ts'
import { MissingChoice } from './stored-choice.tsx'
import { topicTitle } from './topic-title.ts'
import { usePushChanges } from './use-push-changes.ts'

const Body = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 16,
  justifyItems: 'start',
  paddingBlockStart: 20,
  borderBlockStart: `1px solid ${colors.line}`,
  '& > h3': { ...theme.typography.body1, margin: 0, fontWeight: 700 },
  '& > p': { margin: 0 },
}))

/** Lets the user choose what their devices tell, and turns this device on or off (ADMIN-15, ADMIN-17). */
export function PushChoice({ userId }: { userId: string }) {
  const { t } = useTranslation(['admin', 'translation'])
  const title = t('layout.push.title')
  return (
    <Body aria-label={title}>
      <h3>{title}</h3>
      <p>{t('layout.push.lead')}</p>
      <Choices userId={userId} />
    </Body>
  )
}

function Choices({ userId }: { userId: string }) {
  const { t } = useTranslation(['admin', 'translation'])
  const query = useQuery(pushQuery(useApi()))
  const { busy, turnOn, turnOff, choose } = usePushChanges(userId)
  const { data } = query
  if (data === undefined) return <MissingChoice {...query} />
  const isOn = data.isOn && Notification.permission === 'granted'
  const kinds = newsTopics.filter((name) => data.kinds[name] !== undefined)
  return (
    <>
      {supportsPush() ? (
        <>
          <p role="status">{t(`layout.push.${isOn ? 'on' : 'off'}`)}</p>
          <Action
            type="button"
            look="outlined"
            disabled={busy}
            onClick={() => void (isOn ? turnOff() : turnOn(data.publicKey))}
          >
            {t(`layout.push.${isOn ? 'turnOff' : 'turnOn'}`)}
          </Action>
        </>
      ) : (
        <p>{t('layout.push.unsupported')}</p>
      )}
      <ChoiceChips
        type="checkbox"
        label={t('layout.push.kinds')}
        options={kinds.map((code) => ({ code, label: topicTitle(code)(t) }))}
        chosen={kinds.filter((name) => data.kinds[name])}
        onChoose={(name) => void choose(data, name)}
        errorText={undefined}
      />
    </>
  )
}
