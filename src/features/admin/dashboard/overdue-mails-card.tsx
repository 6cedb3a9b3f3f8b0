import { useTranslation } from 'react-i18next'
import type { Dashboard } from '#contract/admin/dashboard.ts'
import { useApi } from '#src/api/api-context.ts'
import { formatMoment } from '#src/i18n/format-moment.ts'
import { colors } from '#src/theme/tokens.ts'
import { FaultWords } from '../fault-words.tsx'
import { Card } from './dashboard-parts.ts'

/** Mails that no mail server has taken for a day, and why (ADMIN-13). */
export function OverdueMailsCard({ count, since, fault }: NonNullable<Dashboard['overdueMails']>) {
  const { t } = useTranslation('admin')
  const { language } = useApi()
  return (
    <Card aria-labelledby="dashboard-mails" style={{ borderColor: colors.danger }}>
      <h2 id="dashboard-mails">{t('dashboard.mailsWait')}</h2>
      <p>
        {t('dashboard.overdueMails', {
          count,
          since: formatMoment(Date.parse(since), language),
        })}
      </p>
      <p>
        <FaultWords of="mail" code={fault} />
      </p>
    </Card>
  )
}
