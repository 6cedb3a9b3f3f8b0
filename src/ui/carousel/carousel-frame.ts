import { styled } from '@mui/material/styles'

/**
 * Swiper's own rules, as far as our carousels need them, so that a carousel has its final shape in the
 * server's HTML and nothing moves when Swiper starts. Elements carry Swiper's class names as well.
 */
export const CarouselFrame = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  touchAction: 'pan-y',
})

export const CarouselTrack = styled('div')({
  position: 'relative',
  display: 'flex',
  boxSizing: 'content-box',
  inlineSize: '100%',
  transform: 'translate3d(0, 0, 0)',
  transitionProperty: 'transform',
})

export const CarouselSlide = styled('div')({
  position: 'relative',
  flexShrink: 0,
  inlineSize: '100%',
  transitionProperty: 'transform',
})
