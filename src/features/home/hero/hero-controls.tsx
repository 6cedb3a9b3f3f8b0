import ChevronRightIcon from '@mui/icons-material/ChevronRight'
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Swiper } from 'swiper'
import { colors, contentWidth, motionDuration } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { PlayToggle } from '#src/ui/carousel/play-toggle.tsx'
import { DirectionalIcon } from '#src/ui/directional-icon.tsx'

/** Pixels at the end of the line that the floating support button covers on a phone's first screen. */
const supportButtonRoom = 80

/** Under the slides on narrow screens, over their lower edge on wide ones. */
const Bar = styled('div')(({ theme }) => ({
  position: 'relative',
  maxInlineSize: contentWidth + 48,
  marginInline: 'auto',
  paddingInline: `16px ${supportButtonRoom}px`,
  minBlockSize: 64,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  [theme.breakpoints.up('sm')]: { paddingInline: `24px ${supportButtonRoom}px` },
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

/** Ten slides do not fit beside the buttons on a phone: their marks go on in a second row. */
const Marks = styled('div')({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 })

const Buttons = styled('div')({ display: 'flex', flexShrink: 0 })

/** At least 30 by 32 pixels to hit, a thin line to see; the present one is longer and lit. */
const Bullet = styled('button')(({ theme }) => ({
  appearance: 'none',
  border: 0,
  padding: 0,
  background: 'none',
  cursor: 'pointer',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 30,
  blockSize: 32,
  [theme.breakpoints.up('md')]: { inlineSize: 40, blockSize: 44 },
  '&::before': {
    content: '""',
    inlineSize: 'calc(100% - 6px)',
    blockSize: 3,
    backgroundColor: colors.onDarkSoft,
    transform: 'scaleX(0.55)',
    transition: `transform ${motionDuration}ms ease`,
  },
  '&:hover::before': { backgroundColor: colors.onDark },
  '&[aria-current]::before': { backgroundColor: colors.tealBright, transform: 'none' },
}))

interface HeroControlsProps {
  /** Undefined until Swiper has come: the controls keep their room but cannot be seen or reached. */
  swiper: Swiper | undefined
  active: number
  total: number
  autoplay: { playing: boolean; toggle: () => void }
}

/** Clickable pagination, pause and arrows; only there when there is more than one slide. */
export function HeroControls({ swiper, active, total, autoplay }: HeroControlsProps) {
  const { t } = useTranslation()
  return (
    <Bar style={{ visibility: swiper === undefined ? 'hidden' : 'visible' }}>
      <Marks className="swiper-pagination">
        {Array.from({ length: total }, (_, index) => (
          <Bullet
            key={index}
            type="button"
            className="swiper-pagination-bullet"
            aria-label={t('hero.goTo', { index: index + 1 })}
            aria-current={index === active ? 'true' : undefined}
            onClick={() => swiper?.slideToLoop(index)}
          />
        ))}
      </Marks>
      <Buttons>
        <PlayToggle
          playing={autoplay.playing}
          onToggle={autoplay.toggle}
          labels={{ pause: t('hero.pause'), play: t('hero.play') }}
        />
        <Action
          type="button"
          look="icon"
          className="swiper-button-prev"
          aria-label={t('hero.previous')}
          onClick={() => swiper?.slidePrev()}
        >
          <DirectionalIcon>
            <ChevronLeftIcon />
          </DirectionalIcon>
        </Action>
        <Action
          type="button"
          look="icon"
          className="swiper-button-next"
          aria-label={t('hero.next')}
          onClick={() => swiper?.slideNext()}
        >
          <DirectionalIcon>
            <ChevronRightIcon />
          </DirectionalIcon>
        </Action>
      </Buttons>
    </Bar>
  )
}
