import { useTranslation } from 'react-i18next'
import type { Dashboard } from '#contract/admin/dashboard.ts'
import { collections } from '#contract/collections/collections.ts'
import { colors } from '#src/theme/tokens.ts'
import { routeTo } from '../collections/route-to.ts'
import { dayText } from '../exports/column-text.ts'
import { Card, QuietLink } from './dashboard-parts.ts'

/** Tells owners that something is about to be erased since its time is over (PERSON-9). */
export function RetentionCard({ count, firstDay }: NonNullable<Dashboard['retention']>) {
  const { t } = useTranslation(['admin', 'translation'])
  return (
    <Card aria-labelledby="dashboard-retention" style={{ borderColor: colors.amber }}>
      <h2 id="dashboard-retention">{t('dashboard.retention')}</h2>
      <p>{t('dashboard.retentionCount', { count, day: dayText(t, firstDay) })}</p>
      <QuietLink to={routeTo(`/admin/${collections.retention.screens.path}`)}>
        {t('dashboard.retentionLink')}
      </QuietLink>
    </Card>
  )
}
