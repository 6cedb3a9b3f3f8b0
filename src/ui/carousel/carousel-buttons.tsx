import { styled } from '@mui/material/styles'
import { ChevronLeftIcon } from '#src/ui/icons/chevron-left.tsx'
import { ChevronRightIcon } from '#src/ui/icons/chevron-right.tsx'
import { PauseIcon } from '#src/ui/icons/pause.tsx'
import { PlayArrowIcon } from '#src/ui/icons/play-arrow.tsx'
import { Action } from '../action.tsx'
import { DirectionalIcon } from '../directional-icon.tsx'

const Buttons = styled('div')({
  display: 'flex',
  flexShrink: 0,
  // They may lie over a picture.
  '@media (forced-colors: active)': { backgroundColor: 'Canvas' },
})

interface CarouselButtonsProps {
  playing: boolean
  onToggle: () => void
  onPrevious: () => void
  onNext: () => void
  labels: { pause: string; play: string; previous: string; next: string }
}

/** Stops a carousel that moves by itself and sets it going again; takes it a slide back or on. */
export function CarouselButtons({
  playing,
  onToggle,
  onPrevious,
  onNext,
  labels,
}: CarouselButtonsProps) {
  return (
    <Buttons>
      <Action
        type="button"
        look="icon"
        aria-label={playing ? labels.pause : labels.play}
        onClick={onToggle}
      >
        {/* 'Play' means time, not reading direction: the icon is the same in every language. */}
        {playing ? <PauseIcon /> : <PlayArrowIcon />}
      </Action>
      <Action
        type="button"
        look="icon"
        className="swiper-button-prev"
        aria-label={labels.previous}
        onClick={onPrevious}
      >
        <DirectionalIcon>
          <ChevronLeftIcon />
        </DirectionalIcon>
      </Action>
      <Action
        type="button"
        look="icon"
        className="swiper-button-next"
        aria-label={labels.next}
        onClick={onNext}
      >
        <DirectionalIcon>
          <ChevronRightIcon />
        </DirectionalIcon>
      </Action>
    </Buttons>
  )
}
