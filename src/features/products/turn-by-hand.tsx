import { styled } from '@mui/material/styles'
import { type ComponentType, type ReactNode, useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '#contract/collections/products.ts'
import { importNow } from '#src/pwa/code/import-now.ts'
import { screenOnly } from '#src/theme/print-css.ts'
import { colors, pillRadius, radius, touchTarget } from '#src/theme/tokens.ts'
import { fanForm } from './fan-form.ts'
import type { FanStage } from './turned/fan-stage.tsx'

const Frame = styled('div')({
  position: 'relative',
  alignSelf: 'start',
  overflow: 'hidden',
  borderRadius: radius,
})

const Offer = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 700,
  position: 'absolute',
  insetBlockEnd: 12,
  insetInlineStart: 12,
  minBlockSize: touchTarget,
  paddingInline: 18,
  border: `1px solid ${colors.teal}`,
  borderRadius: pillRadius,
  backgroundColor: colors.surface,
  color: colors.teal,
  cursor: 'pointer',
  '&:hover': { backgroundColor: colors.tealWash },
  '&[aria-disabled=true]': { cursor: 'progress', color: colors.inkSoft },
  ...screenOnly,
}))

const Told = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: 12,
  backgroundColor: colors.surface,
  color: colors.danger,
  '&:empty': { display: 'none' },
}))

type StageProps = Parameters<typeof FanStage>[0]
type State = 'rest' | 'loading' | 'failed' | { Stage: ComponentType<StageProps> }

/** The picture of a product, and on demand a model in its place that is turned by hand (TURN-1). */
export function TurnByHand({ product, children }: { product: Product; children: ReactNode }) {
  const { t } = useTranslation()
  const [state, setState] = useState<State>('rest')
  const offer = useRef<HTMLButtonElement>(null)
  const load = async () => {
    if (state === 'loading') return
    setState('loading')
    try {
      const stage = await importNow(() => import('./turned/fan-stage.tsx'))
      setState({ Stage: stage.FanStage })
    } catch {
      setState('failed')
    }
  }
  const fail = useCallback(() => setState('failed'), [])
  const close = () => {
    setState('rest')
    // The button is there again only after the next rendering.
    requestAnimationFrame(() => offer.current?.focus({ preventScroll: true }))
  }
  const Stage = typeof state === 'object' ? state.Stage : undefined
  return (
    <Frame data-picture="">
      {children}
      {Stage ? (
        <Stage form={fanForm(product)} title={product.title} onClose={close} onFail={fail} />
      ) : (
        <Offer
          ref={offer}
          type="button"
          aria-disabled={state === 'loading'}
          onClick={() => void load()}
        >
          {t(state === 'loading' ? 'fan.turnLoading' : 'fan.turn')}
        </Offer>
      )}
      <Told role="status">{state === 'failed' ? t('fan.turnFailed') : ''}</Told>
    </Frame>
  )
}
