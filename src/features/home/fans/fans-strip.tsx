import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { HomeProduct } from '#src/api/home-parts.ts'
import { formatNumber } from '#src/i18n/format-number.ts'
import { colors } from '#src/theme/tokens.ts'
import { Impeller } from '#src/ui/impeller.tsx'
import { LocalizedText } from '#src/ui/localized-text.tsx'
import { recordPath } from '#src/ui/navigation.ts'
import { PictureView } from '#src/ui/picture-view.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'
import { Unbroken } from '#src/ui/unbroken.ts'
import { wholeLink } from '#src/ui/whole-link.ts'

/** A row that is drawn along with a finger, then a grid. */
const Strip = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 16,
  [theme.breakpoints.down('md')]: {
    gridAutoFlow: 'column',
    gridAutoColumns: 'min(72%, 240px)',
    // From one edge of the window to the other, so that the next fan can be seen to come.
    marginInline: -16,
    paddingInline: 16,
    scrollPaddingInline: 16,
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    '& > li': { scrollSnapAlign: 'start' },
  },
  [theme.breakpoints.between('sm', 'md')]: {
    marginInline: -24,
    paddingInline: 24,
    scrollPaddingInline: 24,
  },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gap: 24 },
  '@media print': { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}))

const Fan = styled('li')(({ theme }) => ({
  ...wholeLink,
  display: 'flex',
  flexDirection: 'column',
  color: colors.ink,
  '& > div': { padding: '14px 16px 16px', display: 'grid', gap: 2 },
  '& h3': { ...theme.typography.h4, margin: 0, textWrap: 'balance' },
  '& p': { ...theme.typography.caption, margin: 0, color: colors.inkSoft },
}))

/** The families of fans, each with how far it reaches, leading to its page. */
export function FansStrip({ products }: { products: readonly HomeProduct[] }) {
  const { t } = useTranslation()
  return (
    // Marked for the page's start, which lays out a card a frame in narrow windows.
    <Strip data-sections="">
      {products.map((product) => (
        <Fan key={product.id}>
          <PictureView
            of={product}
            ratio="4 / 3"
            sizes="(min-width: 1328px) 302px, (min-width: 768px) 23vw, 240px"
            fallback={<Impeller size="100%" />}
          />
          <div>
            <h3>
              <SiteLink to={recordPath('/products', product.slug)}>
                <LocalizedText record={product} field="title">
                  {product.title}
                </LocalizedText>
              </SiteLink>
            </h3>
            {product.airflow.maximum > 0 && (
              <p>
                {t('fans.upTo')}{' '}
                <Unbroken>
                  {formatNumber(product.airflow.maximum)} {t('unit.airflow')}
                </Unbroken>
              </p>
            )}
          </div>
        </Fan>
      ))}
    </Strip>
  )
}
