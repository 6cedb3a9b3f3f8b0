import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { HomeProduct } from '#src/api/home-parts.ts'
import { useApi } from '#src/api/api-context.ts'
import { sections } from '#src/api/section-queries.ts'
import { formatNumber } from '#src/i18n/format-number.ts'
import { colors, touchTarget } from '#src/theme/tokens.ts'
import { LocalizedText } from '#src/ui/localized-text.tsx'
import { Unbroken } from '#src/ui/unbroken.ts'
import { rangeOfAll, testsAmong } from './catalogue-figures.ts'

const Figures = styled('dl')(({ theme }) => ({
  margin: 0,
  marginBlockEnd: 40,
  display: 'grid',
  gap: '20px 32px',
  '& > div': { paddingBlockStart: 12, borderBlockStart: `2px solid ${colors.teal}` },
  '& dt': { ...theme.typography.body2, color: colors.inkSoft },
  '& dd': { margin: 0, fontWeight: 600 },
  '& dd[data-figure]': {
    ...theme.typography.h3,
    color: colors.tealDeep,
    fontVariantNumeric: 'tabular-nums',
  },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: touchTarget,
    // The letters' own boxes are higher than their lines: within it, so that they are not over the next link.
    paddingBlock: 6,
    position: 'relative',
    color: 'inherit',
  },
  '& a:hover': { color: colors.teal },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 3fr) minmax(0, 6fr)',
    marginBlockEnd: 56,
  },
}))

const Tests = styled('div')(({ theme }) => ({
  [theme.breakpoints.between('sm', 'lg')]: { gridColumn: '1 / -1' },
  '& dd': { display: 'flex', flexWrap: 'wrap', columnGap: 24 },
}))

/** Shows the ranges of the catalogue, and the tests behind them (HOME-2); a figure that is not given is left out. */
export function FansFigures({ products }: { products: readonly HomeProduct[] }) {
  const { t } = useTranslation()
  const { data: certificates = [] } = useQuery(sections.certificates(useApi()))
  const tests = testsAmong(certificates)
  return (
    <Figures>
      {(['airflow', 'pressure'] as const).map((field) => {
        const range = rangeOfAll(products, field)
        return (
          range && (
            <div key={field}>
              <dt>{t(`fans.${field}`)}</dt>
              <dd data-figure="">
                <bdi>
                  {formatNumber(range.minimum)} –{' '}
                  <Unbroken as="span">
                    {formatNumber(range.maximum)} {t(`unit.${field}`)}
                  </Unbroken>
                </bdi>
              </dd>
            </div>
          )
        )
      })}
      {tests.length > 0 && (
        <Tests>
          <dt>{t('fans.tests')}</dt>
          <dd>
            {tests.map((certificate) => (
              <a key={certificate.id} href="#certificates">
                <LocalizedText record={certificate} field="title">
                  {certificate.title}
                </LocalizedText>
              </a>
            ))}
          </dd>
        </Tests>
      )}
    </Figures>
  )
}
