import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Health } from '#contract/admin/health.ts'
import { useApi } from '#src/api/api-context.ts'
import { formatFullMoment } from '#src/i18n/format-moment.ts'
import { formatWholeNumber } from '#src/i18n/format-number.ts'
import { colors } from '#src/theme/tokens.ts'
import { LtrText } from '#src/ui/ltr-text.tsx'
import { FactList, HealthPart } from './health-part.tsx'

const Kinds = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: '8px 32px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  '& > li': { borderBlockStart: `1px solid ${colors.line}`, paddingBlockStart: 8 },
  '& h3': { ...theme.typography.body2, fontWeight: 700, margin: 0 },
}))

/** The faults of the process that answered, the latest first (SEEN-5). */
export function FaultsPart({ faults }: Pick<Health, 'faults'>) {
  const { t } = useTranslation('admin')
  const { language } = useApi()
  return (
    <HealthPart wide title={t('health.faults.title')}>
      <p>{t(`health.faults.${faults.length === 0 ? 'none' : 'some'}`)}</p>
      {faults.length > 0 && (
        <Kinds>
          {faults.map(({ kind, count, lastAt, requestId }) => (
            <li key={kind}>
              <h3>{t(`health.faults.kind.${kind}`)}</h3>
              <FactList
                facts={[
                  [t('health.faults.count'), formatWholeNumber(count)],
                  [t('health.faults.last'), formatFullMoment(Date.parse(lastAt), language)],
                  [
                    t('health.faults.request'),
                    requestId === '' ? undefined : <LtrText key="id">{requestId}</LtrText>,
                  ],
                ]}
              />
            </li>
          ))}
        </Kinds>
      )}
    </HealthPart>
  )
}
