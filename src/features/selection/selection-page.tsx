import { styled } from '@mui/material/styles'
import { type Ref, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompanyName, useCurrentBranch } from '#src/api/use-company.ts'
import { ActionLink } from '#src/ui/action.tsx'
import { AskPanel } from '#src/ui/ask-panel.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { MissingSection } from '#src/ui/missing-section.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { PageOpening } from '#src/ui/page-opening.tsx'
import { SectionNotice } from '#src/ui/section-notice.tsx'
import { Section } from '#src/ui/section.tsx'
import { quantityTexts } from './quantities.ts'
import { SelectionForm } from './selection-form.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'
import type { SelectionResultsProps } from './selection-results.tsx'
import type { SelectionSheetProps } from './selection-sheet.tsx'
import { selectionPath, type UsedAsk, useAsk } from './use-ask.ts'
import { useLateFocus } from './use-late-focus.ts'
import { type SelectionFormState, useSelectionForm } from './use-selection-form.ts'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 40,
  alignItems: 'start',
  '& > *': { minInlineSize: 0 },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '360px minmax(0, 1fr)', columnGap: 64 },
}))

// Most of the code, which a visitor needs who has a point.
const SelectionResults = lazyPart<SelectionResultsProps>(
  async () => (await import('./selection-results.tsx')).SelectionResults,
  MissingSection,
)

const SelectionSheet = lazyPart<SelectionSheetProps>(
  async () => (await import('./selection-sheet.tsx')).SelectionSheet,
  MissingSection,
)

/** `/products/select`: from a duty point to the fans that meet it. */
export function SelectionPage() {
  const used = useAsk()
  const results = useLateFocus()
  const form = useSelectionForm(used, results.focus)
  const { asked } = form.judgement
  const page = <FormAndResults used={used} form={form} countRef={results.ref} />
  if (asked === undefined || used.ask.sheet === '') return page
  return (
    <Suspense fallback={page}>
      <SelectionSheet used={used} asked={asked} otherwise={page} />
    </Suspense>
  )
}

interface FormAndResultsProps {
  used: UsedAsk
  form: SelectionFormState
  countRef: Ref<HTMLParagraphElement>
}

function FormAndResults({ used, form, countRef }: FormAndResultsProps) {
  const { t } = useTranslation()
  const company = useCompanyName()
  const { asked } = form.judgement
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
          <SelectionForm form={form} />
          <div>
            {asked === undefined ? (
              <SectionNotice
                kind="empty"
                text={t(form.hasShownFault ? 'selection.mend' : 'selection.start')}
              />
            ) : (
              <Suspense fallback={<ResultsSkeleton />}>
                <SelectionResults used={used} asked={asked} countRef={countRef} />
              </Suspense>
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
