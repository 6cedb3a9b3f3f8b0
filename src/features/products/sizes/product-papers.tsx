import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Certificate } from '#contract/collections/certificates.ts'
import type { Product } from '#contract/collections/products.ts'
import { colors, touchTarget } from '#src/theme/tokens.ts'
import { LocalizedText } from '#src/ui/localized-text.tsx'

const Papers = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  columnGap: 56,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > li': { borderBlockStart: `1px solid ${colors.line}` },
  '& a': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 16,
    minBlockSize: touchTarget + 12,
    paddingBlock: 8,
    color: colors.ink,
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& a:hover': { color: colors.teal, textDecoration: 'underline', textUnderlineOffset: 4 },
  '& small': { ...theme.typography.caption, color: colors.inkSoft, fontWeight: 400 },
}))

interface ProductPapersProps {
  product: Product
  certificates: readonly Certificate[]
}

/** The documents of a product that are files already: its catalogue sheet, and the company's certificates. */
export function ProductPapers({ product, certificates }: ProductPapersProps) {
  const { t } = useTranslation()
  return (
    <Papers>
      {product.dataSheetUrl !== '' && (
        <li>
          <a href={product.dataSheetUrl} target="_blank" rel="noopener">
            {t('fan.catalogueSheet')} <small>PDF</small>
          </a>
        </li>
      )}
      {certificates.map((certificate) => (
        <li key={certificate.id}>
          <a href={certificate.pdfUrl} target="_blank" rel="noopener">
            <LocalizedText record={certificate} field="title">
              {certificate.title}
            </LocalizedText>{' '}
            <small>PDF</small>
          </a>
        </li>
      ))}
    </Papers>
  )
}
