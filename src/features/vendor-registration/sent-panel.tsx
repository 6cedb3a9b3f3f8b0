import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { colors } from '#src/theme/tokens.ts'
import { Action, ActionLink } from '#src/ui/action.tsx'
import { Impeller } from '#src/ui/impeller.tsx'
import { LtrText } from '#src/ui/ltr-text.tsx'
import { TrackLink } from '#src/ui/track-link.tsx'
import { Buttons, StepTitle } from './vendor-form-parts.ts'

const Number = styled('p')(({ theme }) => ({
  ...theme.typography.h3,
  marginBlock: 16,
  paddingBlock: 12,
  paddingInline: 16,
  backgroundColor: colors.tealWash,
  '& > small': { ...theme.typography.body2, display: 'block' },
}))

interface SentPanelProps {
  /** `kept`: it waits on this device. */
  kind: 'delivered' | 'kept'
  /** Unknown where it arrived while the page was away. */
  reference: string | undefined
  onAgain: () => void
}

/** Replaces the form once it is sent: the number to quote, and what happens next. */
export function SentPanel({ kind, reference, onAgain }: SentPanelProps) {
  const { t } = useTranslation()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div>
      <Impeller size={56} />
      <StepTitle ref={title} tabIndex={-1}>
        {t(`vendor.${kind}Title`)}
      </StepTitle>
      {reference !== undefined && (
        <Number>
          <small>{t('outbox.reference')}</small>
          <LtrText>{reference}</LtrText>
          <small>
            <TrackLink reference={reference} />
          </small>
        </Number>
      )}
      <ol>
        {kind === 'kept' && <li>{t('vendor.nextKept')}</li>}
        <li>{t('vendor.nextReview')}</li>
        <li>{t('vendor.nextAnswer')}</li>
        <li>{t('vendor.nextQuote')}</li>
      </ol>
      <Buttons>
        <ActionLink to="/">{t('pages.backHome')}</ActionLink>
        <Action type="button" look="outlined" onClick={onAgain}>
          {t('vendor.again')}
        </Action>
      </Buttons>
    </div>
  )
}
