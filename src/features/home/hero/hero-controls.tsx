import { styled } from '@mui/material/styles'
import { type RefObject, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { colors, contentWidth, touchTarget } from '#src/theme/tokens.ts'
import { CarouselButtons } from '#src/ui/carousel/carousel-buttons.tsx'
import type { Slides } from './create-slides.ts'

/** Under the slides on narrow screens, over their lower edge on wide ones. */
const Bar = styled('div')(({ theme }) => ({
  position: 'relative',
  maxInlineSize: contentWidth + 48,
  marginInline: 'auto',
  paddingInline: 16,
  minBlockSize: 64,
  // Nothing would answer a press.
  '@media (scripting: none)': { visibility: 'hidden' },
  // The first part's place depends on the second.
  '&:not(:has(> :nth-of-type(2)))': { visibility: 'hidden' },
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  [theme.breakpoints.up('sm')]: { paddingInline: 24 },
  [theme.breakpoints.up('md')]: {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 44,
    zIndex: 2,
    paddingInline: 24,
    justifyContent: 'flex-end',
    gap: 20,
    pointerEvents: 'none',
    '& button': { pointerEvents: 'auto' },
  },
}))

/** Pixels of one slide's mark along the line, where there is room. */
const markWidth = touchTarget

/** Ten slides do not fit beside the buttons on a phone: their marks shrink, then go on in a second row. */
const Marks = styled('div', { shouldForwardProp: (name) => name !== 'total' })<{ total: number }>(
  ({ total }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(24px, 1fr))',
    inlineSize: total * markWidth,
    minInlineSize: 0,
    '@media (forced-colors: active)': { backgroundColor: 'Canvas' },
    // A finger's width to hit where there is room, a thin line to see; the present one is longer and lit.
    '& > button': {
      appearance: 'none',
      border: 0,
      padding: 0,
      background: 'none',
      cursor: 'pointer',
      display: 'grid',
      placeItems: 'center',
      blockSize: touchTarget,
      '&::before': {
        content: '""',
        inlineSize: 'calc(100% - 6px)',
        blockSize: 3,
        backgroundColor: colors.onDarkSoft,
        '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
        transform: 'scaleX(0.55)',
      },
      '&:hover::before': { backgroundColor: colors.onDark },
      '&[aria-current]::before': { backgroundColor: colors.tealBright, transform: 'none' },
    },
  }),
)

interface HeroControlsProps {
  slides: RefObject<Slides | undefined>
  active: number
  total: number
  playing: boolean
  toggle: () => void
}

/** Clickable pagination, pause and arrows; only there when there is more than one slide. */
export function HeroControls({ slides, active, total, playing, toggle }: HeroControlsProps) {
  const { t } = useTranslation()
  const names = useMemo(
    () => Array.from({ length: total }, (_, index) => t('hero.goTo', { index: index + 1 })),
    [total, t],
  )
  // Of the controls a turn changes the marks alone.
  const buttons = useMemo(
    () => (
      <CarouselButtons
        playing={playing}
        onToggle={toggle}
        onPrevious={() => slides.current?.slidePrev()}
        onNext={() => slides.current?.slideNext()}
        labels={{
          pause: t('hero.pause'),
          play: t('hero.play'),
          previous: t('hero.previous'),
          next: t('hero.next'),
        }}
      />
    ),
    [slides, playing, toggle, t],
  )
  return (
    <Bar>
      <Marks className="swiper-pagination" total={total}>
        {names.map((name, index) => (
          <button
            key={name}
            type="button"
            className="swiper-pagination-bullet"
            aria-label={name}
            aria-current={index === active ? 'true' : undefined}
            onClick={() => slides.current?.slideTo(index)}
          />
        ))}
      </Marks>
      {buttons}
    </Bar>
  )
}
