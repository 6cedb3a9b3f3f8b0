import Chip from '@mui/material/Chip'
import { useTranslation } from 'react-i18next'
import type { Dashboard } from '#contract/admin/dashboard.ts'
import { vendors } from '#contract/collections/vendors.ts'
import { documentTypes } from '#contract/submissions/vendor-documents.ts'
import { textIn } from '#contract/text-in.ts'
import { useApi } from '#src/api/api-context.ts'
import { formatDay } from '#src/i18n/format-date.ts'
import { colors } from '#src/theme/tokens.ts'
import { LtrText } from '#src/ui/ltr-text.tsx'
import { routeTo } from '../collections/route-to.ts'
import { Card, QuietLink, Rows } from './dashboard-parts.ts'

type Expiring = Dashboard['expiring'][number]

/** Vendors' papers that are past their day, or come to it within 30 days (ADMIN-7). */
export function ExpiringCard({
  expiring,
  expiringCount,
}: Pick<Dashboard, 'expiring' | 'expiringCount'>) {
  const { t } = useTranslation('admin')
  return (
    <Card data-span="3" aria-labelledby="dashboard-expiring">
      <h2 id="dashboard-expiring">{t('dashboard.expiring')}</h2>
      <p>
        {expiringCount === 0
          ? t('dashboard.noneExpiring')
          : t('dashboard.expiringCount', { count: expiringCount })}
      </p>
      <Rows aria-labelledby="dashboard-expiring" style={{ maxBlockSize: 360, overflowY: 'auto' }}>
        {expiring.map((paper) => (
          <ExpiringRow key={`${paper.vendorId}-${paper.type}-${paper.number}`} paper={paper} />
        ))}
      </Rows>
    </Card>
  )
}

function ExpiringRow({ paper }: { paper: Expiring }) {
  const { t } = useTranslation('admin')
  const { t: siteText } = useTranslation()
  const { language } = useApi()
  const names = { ar: paper.nameAr, en: paper.nameEn }
  const type = documentTypes.find((known) => known === paper.type)
  return (
    <li>
      <QuietLink to={routeTo(`/admin/${vendors.screens.recordPath}/edit/${paper.vendorId}`)}>
        <bdi>{textIn(names, language)}</bdi>
      </QuietLink>
      <DaysLeft daysLeft={paper.daysLeft} />
      <span style={{ flexBasis: '100%' }}>
        {type === undefined ? paper.type : t(`dashboard.document.${type}`)}{' '}
        <LtrText>{paper.number}</LtrText> · {formatDay(siteText, paper.expiryDate)}
      </span>
    </li>
  )
}

function DaysLeft({ daysLeft }: Pick<Expiring, 'daysLeft'>) {
  const { t } = useTranslation('admin')
  const past = daysLeft < 0
  return (
    <Chip
      size="small"
      label={
        past
          ? t('dashboard.daysPast', { count: -daysLeft })
          : t('dashboard.daysLeft', { count: daysLeft })
      }
      sx={{
        marginInlineStart: 'auto',
        color: past ? colors.surface : colors.bandDeep,
        backgroundColor: past ? colors.danger : colors.amber,
      }}
    />
  )
}
