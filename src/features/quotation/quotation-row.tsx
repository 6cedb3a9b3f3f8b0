import { styled } from '@mui/material/styles'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '#contract/collections/products.ts'
import { lineKey } from '#contract/quotation/line-key.ts'
import { pointFigures } from '#contract/quotation/line-text.ts'
import { useApi } from '#src/api/api-context.ts'
import { changeLine } from '#src/pwa/quotation/quotation-list.ts'
import type { ListedLine } from '#src/pwa/storage/quotation-store.ts'
import { colors } from '#src/theme/tokens.ts'
import { Action, plainPadding } from '#src/ui/action.tsx'
import { DeleteOutlinedIcon } from '#src/ui/icons/delete-outlined.tsx'
import { languageAttributes } from '#src/ui/localized-text.tsx'
import { LtrText } from '#src/ui/ltr-text.tsx'
import { recordPath } from '#src/ui/navigation.ts'
import { SiteLink } from '#src/ui/site-link.tsx'
import { Unbroken } from '#src/ui/unbroken.ts'
import { NoteField } from './note-field.tsx'
import { QuantityField } from './quantity-field.tsx'

const Row = styled('li')(({ theme }) => ({
  // Of 200 lines those on the screen alone are laid out.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 150px',
  // Room for the ring of a field that has the focus: what is laid out so is cut off at its edge.
  marginInline: -6,
  paddingInline: 6,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '8px 12px',
  paddingBlock: 16,
  borderBlockStart: `1px solid ${colors.line}`,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 8.5em auto',
    columnGap: 20,
  },
}))

const Facts = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 4,
  alignContent: 'start',
  minInlineSize: 0,
  '& > p': { margin: 0 },
  '& > h3': { ...theme.typography.h4, margin: 0, overflowWrap: 'anywhere' },
  '& > h3 a': { color: 'inherit' },
}))

const Figures = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 14,
  color: colors.inkSoft,
})

const Gone = styled('p')({ color: colors.amberDeep })

const AddNote = styled(Action)({ justifySelf: 'start', marginInlineStart: -(plainPadding + 1) })

/** On a phone the quantity is below the name. */
const Quantity = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  maxInlineSize: '8.5em',
  [theme.breakpoints.up('sm')]: { gridColumn: 'auto' },
}))

const Note = styled('div')({ gridColumn: '1 / -1' })

const Remove = styled(Action)(({ theme }) => ({
  gridArea: '1 / 2',
  alignSelf: 'start',
  marginBlockStart: -8,
  marginInlineEnd: -6,
  [theme.breakpoints.up('sm')]: { gridArea: '1 / 3', marginBlockStart: 26 },
}))

interface QuotationRowProps {
  line: ListedLine
  number: number
  /** Undefined where the catalogue does not have it, or is not known yet. */
  product: Product | undefined
  /** The catalogue is known and does not have it. */
  isGone: boolean
  /** The product's name. */
  title: string
  /** @param key of the line */
  onRemove: (key: string) => void
}

/** One line of the list: what, how many, and what is to be said of it. */
export const QuotationRow = memo(ShownRow, isSameRow)

/** Of 200 lines one alone is drawn again while somebody types in it. Whichever `onRemove` a row has does the same. */
function isSameRow(one: QuotationRowProps, other: QuotationRowProps): boolean {
  return (
    lineKey(one.line) === lineKey(other.line) &&
    one.line.quantity === other.line.quantity &&
    one.line.note === other.line.note &&
    one.number === other.number &&
    one.product === other.product &&
    one.isGone === other.isGone &&
    one.title === other.title
  )
}

function ShownRow({ line, number, product, isGone, title, onRemove }: QuotationRowProps) {
  const { t } = useTranslation()
  const { language } = useApi()
  const [hasNote, setHasNote] = useState(line.note !== '')
  const name = [title, line.code].filter(Boolean).join(' ')
  const key = lineKey(line)
  return (
    <Row>
      <Facts>
        <h3 {...(product && languageAttributes(product, 'title'))}>
          {number}.{' '}
          {product ? (
            <SiteLink to={recordPath('/products', product.slug)}>{title}</SiteLink>
          ) : (
            <bdi>{title}</bdi>
          )}
        </h3>
        {line.code !== '' && (
          <p>
            <LtrText>{line.code}</LtrText>
          </p>
        )}
        {line.point !== null && (
          <Figures>
            {pointFigures(line.point, language).map((figure) => (
              <Unbroken key={figure}>{figure}</Unbroken>
            ))}
          </Figures>
        )}
        {isGone && <Gone>{t('quotation.gone')}</Gone>}
        {!hasNote && (
          <AddNote
            type="button"
            look="plain"
            aria-label={t('quotation.addNoteTo', { name })}
            onClick={() => setHasNote(true)}
          >
            {t('quotation.addNote')}
          </AddNote>
        )}
      </Facts>
      <Quantity>
        <QuantityField
          name={name}
          value={line.quantity}
          onChange={(quantity) => void changeLine(key, { quantity })}
        />
      </Quantity>
      <Remove
        type="button"
        look="icon"
        aria-label={t('quotation.remove', { name })}
        onClick={() => onRemove(key)}
      >
        <DeleteOutlinedIcon />
      </Remove>
      {hasNote && (
        <Note>
          <NoteField
            name={name}
            value={line.note}
            autoFocus={line.note === ''}
            onChange={(note) => void changeLine(key, { note })}
          />
        </Note>
      )}
    </Row>
  )
}
