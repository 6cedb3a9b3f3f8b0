import { useTranslation } from 'react-i18next'
import type { Dashboard } from '#contract/admin/dashboard.ts'
import { textIn } from '#contract/text-in.ts'
import { useApi } from '#src/api/api-context.ts'
import { formatMoment } from '#src/i18n/format-moment.ts'
import { LtrText } from '#src/ui/ltr-text.tsx'
import { CollectionLink } from './collection-link.tsx'
import { Card, Rows } from './dashboard-parts.ts'

/** The latest changes: who did what to which record, and when. */
export function ActivityCard({ activity }: Pick<Dashboard, 'activity'>) {
  const { t } = useTranslation('admin')
  const { language } = useApi()
  return (
    <Card data-span="3" aria-labelledby="dashboard-activity">
      <h2 id="dashboard-activity">{t('dashboard.activity')}</h2>
      {activity.length === 0 && <p>{t('dashboard.noActivity')}</p>}
      <Rows aria-labelledby="dashboard-activity">
        {activity.map(({ id, at, userEmail, collection, action, title }) => (
          <li key={id}>
            <span>
              {t(`dashboard.action.${action}`)}{' '}
              <b>
                <bdi>{textIn(title, language)}</bdi>
              </b>
            </span>
            <CollectionLink collection={collection} />
            <span>
              <LtrText>{userEmail}</LtrText>
            </span>
            <time dateTime={at} style={{ marginInlineStart: 'auto' }}>
              {formatMoment(Date.parse(at), language)}
            </time>
          </li>
        ))}
      </Rows>
    </Card>
  )
}
