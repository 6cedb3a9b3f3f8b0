import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductModels } from '#contract/fans/fan-model.ts'
import { useApi } from '#src/api/api-context.ts'
import { fanModelsQuery } from '#src/api/fan-models-query.ts'
import { sections } from '#src/api/section-queries.ts'
import { useCompanyName, useCurrentBranch } from '#src/api/use-company.ts'
import { ActionLink } from '#src/ui/action.tsx'
import { AskPanel } from '#src/ui/ask-panel.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { PageOpening } from '#src/ui/page-opening.tsx'
import { SectionContent } from '#src/ui/section-content.tsx'
import { SectionNotice } from '#src/ui/section-notice.tsx'
import { sectionState } from '#src/ui/section-state.ts'
import { Section } from '#src/ui/section.tsx'
import { quantityTexts } from './quantities.ts'
import { SelectionForm } from './selection-form.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'
import { SelectionResults } from './selection-results.tsx'
import { SelectionSheet } from './selection-sheet.tsx'
import { selectionPath, useAsk } from './use-ask.ts'
import { usePreparedModels, useSelection } from './use-selection.ts'
import { useSelectionForm } from './use-selection-form.ts'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 40,
  alignItems: 'start',
  '& > *': { minInlineSize: 0 },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '360px minmax(0, 1fr)', columnGap: 64 },
}))

const noModels: readonly ProductModels[] = []

/** `/products/select`: from a duty point to the fans that meet it. */
export function SelectionPage() {
  const { t } = useTranslation()
  const api = useApi()
  const company = useCompanyName()
  const models = useQuery(fanModelsQuery(api))
  const products = useQuery(sections.products(api)).data ?? []
  const used = useAsk()
  const count = useRef<HTMLParagraphElement>(null)
  const form = useSelectionForm(used, () => count.current?.focus())
  const prepared = usePreparedModels(models.data ?? noModels)
  const { asked } = form.judgement
  const selection = useSelection(prepared, asked)
  const bySlug = new Map(products.map((product) => [product.slug, product]))
  const shown = asked && selection && { ...used, duty: asked.duty, selection, products: bySlug }
  const sheet = shown?.selection.found.find((point) => point.prepared.model.code === used.ask.sheet)
  if (shown && sheet) return <SelectionSheet shown={shown} point={sheet} />

  const withModels = products.filter(({ slug }) =>
    (models.data ?? noModels).some((each) => each.slug === slug),
  )
  return (
    <>
      <PageHead
        title={`${t('selection.title')} | ${company}`}
        description={t('selection.lead')}
        trail={[
          { name: t('nav.products'), path: '/products' },
          { name: t('selection.title'), path: selectionPath },
        ]}
      />
      <PageOpening title={t('selection.title')} lead={t('selection.lead')} />
      <Section id="selection" goesOn>
        <Columns>
          <SelectionForm form={form} products={withModels} />
          <div>
            {asked === undefined ? (
              <SectionNotice
                kind="empty"
                text={t(form.hasShownFault ? 'selection.mend' : 'selection.start')}
              />
            ) : (
              <SectionContent
                state={sectionState(models)}
                skeleton={<ResultsSkeleton />}
                emptyText={t('selection.unknown')}
              >
                {() => shown && <SelectionResults shown={shown} countRef={count} />}
              </SectionContent>
            )}
          </div>
        </Columns>
      </Section>
      <Ask point={asked && quantityTexts(t, used.ask).point(asked.duty)} />
    </>
  )
}

/** The way on for whoever finds nothing: a person. */
function Ask({ point }: { point: string | undefined }) {
  const { t } = useTranslation()
  return (
    <AskPanel
      id="ask"
      title={t('selection.ask')}
      text={t('selection.askText')}
      chatNumber={useCurrentBranch()?.whatsApp ?? ''}
      chatMessage={t('selection.whatsAppMessage', { point: point ?? '' })}
    >
      <ActionLink to="/contact-us" search={{ topic: 'quotation' }}>
        {t('products.quotation')}
      </ActionLink>
    </AskPanel>
  )
}
