import { styled } from '@mui/material/styles'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { screenOnly } from '#src/theme/print-css.ts'
import { colors, pillRadius, touchTarget } from '#src/theme/tokens.ts'
import { useReducedMotion } from '#src/ui/carousel/use-reduced-motion.ts'
import type { FanForm } from '../fan-form.ts'
import { type ShownFan, showFan } from './show-fan.ts'

const Stage = styled('div')({
  position: 'absolute',
  inset: 0,
  backgroundColor: colors.headWash,
  ...screenOnly,
  '& > div': { position: 'absolute', inset: 0, cursor: 'grab', touchAction: 'pan-y' },
  '& > div:active': { cursor: 'grabbing' },
  '& > div:focus-visible': { outlineOffset: -4 },
})

const Tools = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  insetInline: 12,
  insetBlockEnd: 10,
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  color: colors.inkSoft,
  pointerEvents: 'none',
  // A phone has room for the buttons alone.
  '& > span': { flex: '1 1 auto', [theme.breakpoints.down('md')]: { display: 'none' } },
}))

export const StageButton = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 700,
  minBlockSize: touchTarget,
  paddingInline: 18,
  border: `1px solid ${colors.teal}`,
  borderRadius: pillRadius,
  backgroundColor: colors.surface,
  color: colors.teal,
  cursor: 'pointer',
  pointerEvents: 'auto',
  '&:hover': { backgroundColor: colors.tealWash },
}))

/** Radians that a press of a key turns a fan by, and that a pixel of a drag does. */
const byKey = 0.16
const byPixel = 0.009

const turns: Partial<Record<string, [yaw: number, pitch: number]>> = {
  ArrowLeft: [-byKey, 0],
  ArrowRight: [byKey, 0],
  ArrowUp: [0, -byKey],
  ArrowDown: [0, byKey],
}
const zooms: Partial<Record<string, number>> = { '+': 1.12, '=': 1.12, '-': 1 / 1.12 }

interface FanStageProps {
  form: FanForm
  title: string
  onClose: () => void
  /** The model cannot be shown on this device, or no longer. */
  onFail: () => void
}

/** A fan that is turned by a drag or by keys, in place of its picture (TURN-2). */
export function FanStage({ form, title, onClose, onFail }: FanStageProps) {
  const { t } = useTranslation()
  const host = useRef<HTMLDivElement>(null)
  const shown = useRef<ShownFan>(undefined)
  const [spins, setSpins] = useState(false)
  const isStill = useReducedMotion()

  useEffect(() => {
    const element = host.current
    if (element === null) return
    try {
      shown.current = showFan(element, form, onFail)
      element.focus({ preventScroll: true })
    } catch {
      onFail()
    }
    return () => {
      shown.current?.dispose()
      shown.current = undefined
    }
  }, [form, onFail])

  const spin = (on: boolean) => {
    setSpins(on)
    shown.current?.spin(on)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape') return onClose()
    const turn = turns[event.key]
    const zoom = zooms[event.key]
    if (turn === undefined && zoom === undefined) return
    event.preventDefault()
    if (turn) shown.current?.turn(...turn)
    if (zoom) shown.current?.zoom(zoom)
  }
  const onPointerDown = ({ currentTarget, pointerId }: PointerEvent) =>
    currentTarget.setPointerCapture(pointerId)
  const onPointerMove = ({ buttons, movementX, movementY }: PointerEvent) => {
    if (buttons > 0) shown.current?.turn(movementX * byPixel, movementY * byPixel)
  }

  return (
    <Stage>
      <div
        ref={host}
        role="application"
        tabIndex={0}
        aria-label={t('fan.turnLabel', { title })}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
      />
      <Tools>
        <span>{t('fan.turnHint')}</span>
        {!isStill && (
          <StageButton type="button" onClick={() => spin(!spins)}>
            {t(spins ? 'fan.spinStop' : 'fan.spin')}
          </StageButton>
        )}
        <StageButton type="button" onClick={onClose}>
          {t('fan.turnClose')}
        </StageButton>
      </Tools>
    </Stage>
  )
}
