import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Product } from '#contract/collections/products.ts'
import { productRanges } from '#contract/content-values.ts'
import { formatNumber } from '#src/i18n/format-number.ts'
import { colors } from '#src/theme/tokens.ts'
import { Unbroken } from '#src/ui/unbroken.ts'
import { rangeText } from '#src/i18n/range-text.ts'

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body1,
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '& caption': { ...theme.typography.h4, textAlign: 'start', paddingBlockEnd: 12 },
  '& th, & td': {
    paddingBlock: 12,
    borderBlockStart: `1px solid ${colors.line}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& th': { fontWeight: 400, color: colors.inkSoft, paddingInlineEnd: 16, inlineSize: '38%' },
  '& td': { fontWeight: 600 },
  // A figure does not break, so large letters on a narrow screen have it below its name.
  '@container (max-width: 18rem)': {
    '& th, & td': { display: 'block', inlineSize: 'auto' },
    '& td': { borderBlockStart: 0, paddingBlockStart: 0 },
  },
}))

const Room = styled('div')({ containerType: 'inline-size' })

// Columns of a set width, so that a face that comes late breaks the line at the same size.
const Sizes = styled('span')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 2.6em)',
  columnGap: 6,
})

/** The product's figures; a range without a figure has no row. */
export function ProductData({ product }: { product: Product }) {
  const { t } = useTranslation()
  const ranges = productRanges.filter((name) => product[name].maximum > 0)
  return (
    <Room>
      <Table>
        <caption>{t('products.data')}</caption>
        <tbody>
          {ranges.map((name) => (
            <tr key={name}>
              <th scope="row">{t(`products.${name}`)}</th>
              <td>
                <Unbroken>
                  {rangeText(product[name])} {t(`unit.${name}`)}
                </Unbroken>
              </td>
            </tr>
          ))}
          {product.sizes.length > 0 && (
            <tr>
              <th scope="row">
                {t('products.sizes')} ({t('unit.size')})
              </th>
              <td>
                <Sizes>
                  {product.sizes.map((size) => (
                    <Unbroken key={size}>{formatNumber(size)}</Unbroken>
                  ))}
                </Sizes>
              </td>
            </tr>
          )}
        </tbody>
      </Table>
    </Room>
  )
}
