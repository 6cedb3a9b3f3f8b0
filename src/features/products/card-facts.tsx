import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Product } from '#contract/collections/products.ts'
import { colors } from '#src/theme/tokens.ts'
import { Unbroken } from '#src/ui/unbroken.ts'
import { rangeText } from '#src/i18n/range-text.ts'

const Facts = styled('dl')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 12,
    paddingBlock: 4,
    borderBlockStart: `1px solid ${colors.line}`,
  },
  '& dt': { color: colors.inkSoft },
  '& dd': { margin: 0, fontWeight: 600 },
}))

/** A product's ranges and sizes, for its card; a range without a figure has no row. */
export function CardFacts({ product }: { product: Product }) {
  const { t } = useTranslation()
  const { sizes } = product
  const facts = [
    { name: 'airflow', range: product.airflow, unit: 'airflow' },
    { name: 'pressure', range: product.pressure, unit: 'pressure' },
    { name: 'thrust', range: product.thrust, unit: 'thrust' },
    {
      name: 'sizes',
      range: { minimum: Math.min(...sizes), maximum: sizes.length && Math.max(...sizes) },
      unit: 'size',
    },
  ] as const
  return (
    <Facts>
      {facts
        .filter(({ range }) => range.maximum > 0)
        .map(({ name, range, unit }) => (
          <div key={name}>
            <dt>{t(`products.${name}`)}</dt>
            <dd>
              <Unbroken>
                {rangeText(range)} {t(`unit.${unit}`)}
              </Unbroken>
            </dd>
          </div>
        ))}
    </Facts>
  )
}
