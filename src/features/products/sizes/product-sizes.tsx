import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Certificate } from '#contract/collections/certificates.ts'
import type { Product } from '#contract/collections/products.ts'
import { blowsFree, type FanModel } from '#contract/fans/fan-model.ts'
import { useQuotationLine } from '#src/pwa/quotation/use-quotation-line.ts'
import { ActionRow } from '#src/ui/action-row.ts'
import { QuotationAction } from '#src/ui/quotation-action.tsx'
import { SectionContent } from '#src/ui/section-content.tsx'
import type { SectionState } from '#src/ui/section-state.ts'
import { Section } from '#src/ui/section.tsx'
import { fanForm } from '../fan-form.ts'
import { SheetButton } from '../data-sheet/sheet-button.tsx'
import { useChosenSize } from './chosen-size.ts'
import { FactsList } from './facts-list.tsx'
import { hasBuild, ProductBuild } from './product-build.tsx'
import { ProductPapers } from './product-papers.tsx'
import { SizeBar } from './size-bar.tsx'
import { SizeCharts } from './size-charts.tsx'
import { SizeDrawing } from './size-drawing.tsx'
import { SizeSound } from './size-sound.tsx'
import { SizesTable } from './sizes-table.tsx'
import { useModelWords } from './use-model-words.ts'

const Heading = styled('h3')(({ theme }) => ({
  ...theme.typography.h3,
  margin: 0,
  marginBlock: '64px 24px',
}))

const Charts = styled('div')({ marginBlockStart: 48 })

export interface ProductSizesProps {
  product: Product
  state: SectionState<FanModel>
  certificates: readonly Certificate[]
}

/** The sizes of a product in their present state, and how it is built (SECTION-1). */
export function ProductSizes({ product, state, certificates }: ProductSizesProps) {
  if (state.kind === 'empty') return <Build product={product} certificates={certificates} />
  if (state.kind === 'loaded')
    return <Sizes product={product} models={state.items} certificates={certificates} />
  return (
    <Section id="curves">
      <SectionContent state={state} skeleton={<Skeleton height={480} />} emptyText="">
        {() => null}
      </SectionContent>
    </Section>
  )
}

interface BuildProps {
  product: Product
  model?: FanModel
  certificates: readonly Certificate[]
}

function Build({ product, model, certificates }: BuildProps) {
  const { t } = useTranslation()
  const hasPapers = product.dataSheetUrl !== '' || certificates.length > 0
  if (!hasBuild(product) && !hasPapers) return null
  return (
    <Section id="build" ground="white" title={t('fan.build')}>
      <ProductBuild product={product} {...(model && { model })} />
      {hasPapers && (
        <>
          <Heading>{t('fan.papers')}</Heading>
          <ProductPapers product={product} certificates={certificates} />
        </>
      )}
    </Section>
  )
}

interface SizesProps {
  product: Product
  models: [FanModel, ...FanModel[]]
  certificates: readonly Certificate[]
}

/** All that is told of a product's sizes, the chosen one first (SIZE-1). */
function Sizes({ product, models, certificates }: SizesProps) {
  const { t } = useTranslation()
  const { chosen, choose } = useChosenSize(models)
  const { factsOf } = useModelWords()
  const form = fanForm(product)
  const isFree = models.some(blowsFree)
  const { slug, title } = product
  const listing = useQuotationLine({ product: slug, code: chosen.code, point: null, title })
  return (
    // Marked for the page's start, which lays out a section a frame.
    <div data-sections="">
      <SizeBar models={models} chosen={chosen} onChoose={choose}>
        <SheetButton product={product} models={models} model={chosen} form={form} />
      </SizeBar>
      <Section
        id="curves"
        title={t('fan.curves')}
        lead={t(isFree ? 'fan.thrustLead' : 'fan.curvesLead')}
      >
        <FactsList facts={factsOf(chosen)} />
        <ActionRow sx={{ marginBlockStart: '32px' }}>
          <QuotationAction key={chosen.code} {...listing} name={chosen.code} />
        </ActionRow>
        {!isFree && (
          <Charts>
            <SizeCharts models={models} chosen={chosen} onChoose={choose} />
          </Charts>
        )}
      </Section>
      <Section id="sizes" ground="white" title={t('fan.sizes')}>
        <SizesTable models={models} chosen={chosen} onChoose={choose} />
      </Section>
      <Section id="measures" title={t('fan.drawing', { code: chosen.code })}>
        <SizeDrawing form={form} model={chosen} />
        <Heading>{t('fan.sound', { code: chosen.code })}</Heading>
        <SizeSound model={chosen} />
      </Section>
      <Build product={product} model={chosen} certificates={certificates} />
    </div>
  )
}
