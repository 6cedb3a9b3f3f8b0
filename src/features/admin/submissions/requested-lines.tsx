import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { CollectionDescription } from '#contract/collections/collection.ts'
import { collections } from '#contract/collections/collections.ts'
import { pointFigures } from '#contract/quotation/line-text.ts'
import type { RequestedLine } from '#contract/quotation/quotation-line.ts'
import { useApi } from '#src/api/api-context.ts'
import { formatNumber } from '#src/i18n/format-number.ts'
import { colors } from '#src/theme/tokens.ts'
import { LtrText } from '#src/ui/ltr-text.tsx'
import { Unbroken } from '#src/ui/unbroken.ts'
import { routeTo } from '../collections/route-to.ts'
import { useAsCards } from '../collections/use-as-cards.ts'
import { ItemCard } from '../item-card.ts'
import { useMayRead } from '../permissions.ts'
import { RouteLink } from '../route-action.ts'
import { nameOfLine } from './lines-of.ts'

const products: CollectionDescription = collections.products

const Table = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    paddingBlock: 8,
    paddingInlineEnd: 12,
    borderBlockEnd: `1px solid ${colors.line}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& thead th': { color: colors.inkSoft, fontWeight: 400 },
  '& tbody th': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& :is(td, th):last-child': { paddingInlineEnd: 0, textAlign: 'end' },
})

const Cards = styled('ol')({ listStyle: 'none', display: 'grid', gap: 8, margin: 0, padding: 0 })

const Small = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 12,
  fontWeight: 400,
  color: colors.inkSoft,
  overflowWrap: 'anywhere',
})

interface RequestedLinesProps {
  lines: readonly RequestedLine[]
  /** The ids of the products that are still there, by slug. */
  productIds: Readonly<Record<string, string>>
}

/** The lines that a visitor wants a quotation for (QUOTE-11): a table, on a phone cards. */
export function RequestedLines({ lines, productIds }: RequestedLinesProps) {
  const { t } = useTranslation('admin')
  const asCards = useAsCards()
  if (asCards)
    return (
      <Cards aria-label={t('collections.quotation.lines')}>
        {lines.map((line, index) => (
          <ItemCard key={index}>
            <h3>
              {index + 1}. <ProductName line={line} id={productIds[line.product]} />
            </h3>
            <LineFacts line={line} />
            <p>
              {t('collections.quotation.quantity')}: {formatNumber(line.quantity)}
            </p>
          </ItemCard>
        ))}
      </Cards>
    )
  return (
    <Table aria-label={t('collections.quotation.lines')}>
      <thead>
        <tr>
          <th scope="col">{t('collections.quotation.line')}</th>
          <th scope="col">{t('collections.quotation.product')}</th>
          <th scope="col">{t('collections.quotation.quantity')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={index}>
            <td>{index + 1}</td>
            <th scope="row">
              <ProductName line={line} id={productIds[line.product]} />
              <LineFacts line={line} />
            </th>
            <td>{formatNumber(line.quantity)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Leads to the product's record, unless that is gone or not for this account's roles. */
function ProductName({ line, id }: { line: RequestedLine; id: string | undefined }) {
  const { language } = useApi()
  const mayRead = useMayRead(products)
  const name = nameOfLine(line, language)
  if (id === undefined || !mayRead) return <bdi>{name}</bdi>
  return (
    <RouteLink to={routeTo(`/admin/products/${id}`)}>
      <bdi>{name}</bdi>
    </RouteLink>
  )
}

function LineFacts({ line: { code, point, note, title } }: { line: RequestedLine }) {
  const { t } = useTranslation('admin')
  const { language } = useApi()
  const isGone = Object.values(title).every((text) => text === '')
  return (
    <>
      {(code !== '' || point !== null) && (
        <Small>
          {code !== '' && <LtrText>{code}</LtrText>}
          {point !== null &&
            pointFigures(point, language).map((figure) => (
              <Unbroken key={figure}>{figure}</Unbroken>
            ))}
        </Small>
      )}
      {note !== '' && (
        <Small>
          <bdi>{note}</bdi>
        </Small>
      )}
      {isGone && <Small>{t('collections.quotation.gone')}</Small>}
    </>
  )
}
