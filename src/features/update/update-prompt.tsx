import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { otherTabHasUnsavedWork } from '#src/pwa/other-tabs.ts'
import { updateOffer } from '#src/pwa/update-offer.ts'
import { colors, elevation, radius } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { aboveEnd } from '#src/ui/taken-at-end.ts'

const Prompt = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'fixed',
  insetBlockEnd: aboveEnd,
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: 'fit-content',
  maxInlineSize: 'calc(100vw - 32px)',
  zIndex: 950,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  paddingBlock: 8,
  paddingInline: '20px 8px',
  borderRadius: radius,
  backgroundColor: colors.bandDeep,
  color: colors.onDark,
  boxShadow: elevation.high,
  '& > p': { margin: 0, flex: '1 1 12rem' },
}))

/**
 * The quiet prompt for a newer build. Text typed on this page is kept as a draft; where another tab holds unsaved
 * work, it asks once more.
 */
export function UpdatePrompt({ takeOver }: { takeOver: () => void }) {
  const { t } = useTranslation()
  const [step, setStep] = useState<'offer' | 'warn' | 'applying'>('offer')

  const reload = async () => {
    if (step === 'offer' && (await otherTabHasUnsavedWork())) {
      setStep('warn')
      return
    }
    setStep('applying')
    takeOver()
  }

  return (
    <Prompt role="status">
      <p>{step === 'warn' ? t('update.othersUnsaved') : t('update.text')}</p>
      <Action type="button" disabled={step === 'applying'} onClick={() => void reload()}>
        {t('update.reload')}
      </Action>
      <Action type="button" look="plain" onClick={() => updateOffer.set(undefined)}>
        {t('update.later')}
      </Action>
    </Prompt>
  )
}
