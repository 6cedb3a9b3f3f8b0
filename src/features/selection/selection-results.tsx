import { styled } from '@mui/material/styles'
import { type ReactNode, type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { colors } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { SectionContent } from '#src/ui/section-content.tsx'
import { ChoiceSelect } from './choice-select.tsx'
import { Comparison } from './comparison.tsx'
import { NearMisses } from './near-misses.tsx'
import { quantityTexts } from './quantities.ts'
import { ResultCard } from './result-card.tsx'
import { ResultList } from './result-parts.ts'
import { ResultsSkeleton } from './results-skeleton.tsx'
import type { ShownSelection } from './shown-selection.ts'
import { sortKeys, sortPoints } from './sort-points.ts'
import { type SelectionInput, useShownSelection } from './use-shown-selection.ts'

/** Results shown at first, and at each press for more. */
const pageSize = 10

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  marginBlockEnd: 16,
  '& > p': { ...theme.typography.h4, margin: 0, outline: 'none' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 220px',
    alignItems: 'end',
  },
}))

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  marginBlockEnd: 16,
  color: colors.inkSoft,
}))

/** The line that says how many were found; it can be gone to. */
export function ResultCount({
  countRef,
  children,
}: {
  countRef: Ref<HTMLParagraphElement>
  children: ReactNode
}) {
  return (
    <p ref={countRef} role="status" tabIndex={-1}>
      {children}
    </p>
  )
}

interface FoundProps {
  shown: ShownSelection
  countRef: Ref<HTMLParagraphElement>
}

/** The result of a selection: the models that meet the point, or the nearest ones. */
function Found({ shown, countRef }: FoundProps) {
  const { t } = useTranslation()
  const { ask, change, duty, selection } = shown
  const [most, setMost] = useState(pageSize)
  const point = quantityTexts(t, ask).point(duty)
  const count = selection.found.length
  const sorted = sortPoints(selection.found, ask.sort, ask.application)
  const hidden = Math.max(0, count - most)
  return (
    <>
      <Head>
        <ResultCount countRef={countRef}>
          {count > 0
            ? t('selection.found', { count, point })
            : selection.lookedAt === 0
              ? t('selection.noneOfProduct')
              : t('selection.none', { point })}
        </ResultCount>
        {count > 1 && (
          <ChoiceSelect
            label={t('selection.sort')}
            value={ask.sort}
            options={sortKeys.map((value) => ({ value, text: t(`selection.sortKey.${value}`) }))}
            onChoose={(sort) => change({ sort })}
          />
        )}
      </Head>
      {count > 0 && <Note>{t('selection.tolerance')}</Note>}
      <Comparison shown={shown} />
      {count > 0 && (
        <ResultList>
          {sorted.slice(0, most).map((each, index) => (
            <ResultCard
              key={each.prepared.model.code}
              point={each}
              shown={shown}
              open={index === 0}
            />
          ))}
        </ResultList>
      )}
      {hidden > 0 && (
        <Action
          type="button"
          look="outlined"
          sx={{ marginBlockStart: 2 }}
          onClick={() => setMost(most + pageSize)}
        >
          {t('selection.more', { count: Math.min(hidden, pageSize) })}
        </Action>
      )}
      <NearMisses shown={shown} />
    </>
  )
}

export interface SelectionResultsProps extends SelectionInput {
  countRef: Ref<HTMLParagraphElement>
}

/** The results of a point in their present state (SECTION-1): they wait for the models. */
export function SelectionResults({ countRef, ...input }: SelectionResultsProps) {
  const { t } = useTranslation()
  const { models, shown } = useShownSelection(input)
  return (
    <SectionContent
      state={models}
      skeleton={<ResultsSkeleton />}
      emptyText={t('selection.unknown')}
    >
      {() => (shown ? <Found shown={shown} countRef={countRef} /> : <ResultsSkeleton />)}
    </SectionContent>
  )
}
