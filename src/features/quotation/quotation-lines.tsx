import { styled } from '@mui/material/styles'
import { useDeferredValue, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { lineKey } from '#contract/quotation/line-key.ts'
import { quotationLimits } from '#contract/quotation/quotation-line.ts'
import { useApi } from '#src/api/api-context.ts'
import { fieldMessage } from '#src/i18n/field-message.ts'
import type { ListedLine } from '#src/pwa/storage/quotation-store.ts'
import { colors } from '#src/theme/tokens.ts'
import { Action, ActionLink } from '#src/ui/action.tsx'
import { QuotationRow } from './quotation-row.tsx'
import { useLineNames } from './use-line-names.ts'

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 16,
  '& > h2': { ...theme.typography.h3, margin: 0, marginInlineEnd: 'auto' },
  '& > h2:focus': { outline: 'none' },
}))

const List = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderBlockEnd: `1px solid ${colors.line}`,
})

const Fault = styled('p')({ margin: 0, marginBlockEnd: 12, color: colors.danger })

const Foot = styled('div')({ marginBlockStart: 16 })

/** Lines that a list begins with. */
const atOnce = 20

interface QuotationLinesProps {
  lines: readonly ListedLine[]
  /** The fault that the server found in them. */
  fault: string | undefined
  /** @param key of the line; left out for all of them */
  onRemove: (key?: string) => Promise<void>
}

/** The lines of the list, each to be changed at its place. */
export function QuotationLines({ lines, fault, onRemove }: QuotationLinesProps) {
  const { t } = useTranslation()
  const { language } = useApi()
  // A long list appears from its beginning, and whatever is pressed meanwhile is not kept waiting.
  const shown = useDeferredValue(lines, lines.slice(0, atOnce))
  const { productOf, nameOf, isGone } = useLineNames()
  const heading = useRef<HTMLHeadingElement>(null)
  const remove = async (key?: string) => {
    // The pressed button goes with its line.
    heading.current?.focus({ preventScroll: true })
    await onRemove(key)
  }
  return (
    <div data-lines="">
      <Head>
        <h2 ref={heading} tabIndex={-1}>
          {t('quotation.lines', { count: lines.length })}
        </h2>
        <Action type="button" look="plain" onClick={() => void remove()}>
          {t('quotation.emptyList')}
        </Action>
      </Head>
      {fault !== undefined && <Fault role="alert">{fieldMessage(fault, language)}</Fault>}
      <List>
        {shown.map((line, index) => (
          <QuotationRow
            key={lineKey(line)}
            line={line}
            number={index + 1}
            product={productOf(line)}
            isGone={isGone(line)}
            title={nameOf(line)}
            onRemove={(key) => void remove(key)}
          />
        ))}
      </List>
      <Foot>
        {lines.length >= quotationLimits.lines ? (
          t('quotation.full')
        ) : (
          <ActionLink look="outlined" to="/products">
            {t('quotation.moreProducts')}
          </ActionLink>
        )}
      </Foot>
    </div>
  )
}
