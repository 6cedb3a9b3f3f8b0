import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Project } from '#contract/collections/projects.ts'
import { formatNumber } from '#src/i18n/format-number.ts'
import { colors } from '#src/theme/tokens.ts'
import { CardLead } from '#src/ui/card-grid.ts'
import { Impeller } from '#src/ui/impeller.tsx'
import { LocalizedText } from '#src/ui/localized-text.tsx'
import { recordPath } from '#src/ui/navigation.ts'
import { PictureView } from '#src/ui/picture-view.tsx'
import { lastRow } from '#src/ui/last-row.ts'
import { Section } from '#src/ui/section.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'
import { Unbroken } from '#src/ui/unbroken.ts'
import { wholeLink } from '#src/ui/whole-link.ts'

const Rows = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 16,
  // The first takes the cell that the last line would leave empty.
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 24,
    '&[data-in-two="1"] > :first-of-type': {
      gridColumn: '1 / -1',
      gridTemplateColumns: '1fr 1fr',
      '& > div': { paddingInline: 40 },
      '& h3': { fontSize: '1.5rem' },
      '& p:not([data-count])': theme.typography.body1,
      '& [data-lead]': { display: 'block', marginBlockStart: 8 },
    },
  },
}))

const Row = styled('li')(({ theme }) => ({
  ...wholeLink,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  color: colors.ink,
  '& > img': { blockSize: '100%' },
  '& > div': { padding: '16px 20px', display: 'grid', alignContent: 'center', gap: 4 },
  '& h3': { ...theme.typography.h4, margin: 0, textWrap: 'balance' },
  '& p:not([data-lead])': { ...theme.typography.caption, margin: 0, color: colors.inkSoft },
  '& p[data-count]': { ...theme.typography.h3, color: colors.tealDeep },
}))

/** The products that were installed, each leading to its page (LINK-2); nothing where none is named. */
export function ProductsUsed({ project }: { project: Project }) {
  const { t } = useTranslation()
  if (project.products.length === 0) return null
  return (
    <Section id="products-used" ground="white" goesOn title={t('projects.products')}>
      <Rows {...lastRow(project.products.length)}>
        {project.products.map((product, index) => (
          <Row key={product.id}>
            <PictureView
              of={product}
              ratio="4 / 3"
              sizes="(min-width: 1328px) 640px, (min-width: 992px) 48vw, 38vw"
              fallback={<Impeller size="100%" />}
            />
            <div>
              {product.count > 0 && (
                <p data-count="">
                  <Unbroken>{t('projects.units', { count: product.count })}</Unbroken>
                </p>
              )}
              <h3>
                <SiteLink to={recordPath('/products', product.slug)}>
                  <LocalizedText record={product} field="title">
                    {product.title}
                  </LocalizedText>
                </SiteLink>
              </h3>
              {product.airflow.maximum > 0 && (
                <p>
                  {t('products.upTo')}{' '}
                  <Unbroken>
                    {formatNumber(product.airflow.maximum)} {t('unit.airflow')}
                  </Unbroken>
                </p>
              )}
              {index === 0 && product.description !== '' && (
                <LocalizedText as={CardLead} record={product} field="description" data-lead="">
                  {product.description}
                </LocalizedText>
              )}
            </div>
          </Row>
        ))}
      </Rows>
    </Section>
  )
}
