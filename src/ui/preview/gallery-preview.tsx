import Portal from '@mui/material/Portal'
import Image from '@rc-component/image'
import { useEffect, useState } from 'react'
import type { PictureOfRecord } from '#contract/collections/visitor-record.ts'
import type { Direction } from '#contract/locale.ts'
import { PreviewRoot } from './preview-root.ts'
import { PreviewToolbar } from './preview-toolbar.tsx'

interface GalleryPreviewProps {
  images: readonly PictureOfRecord[]
  direction: Direction
  open: boolean
  current: number
  /** Told the place of the picture to show; undefined closes. */
  onShow: (index: number | undefined) => void
}

/** The page stays where it is behind the preview. The package would do so with a style element, which the page's policy forbids. */
function useScrollLock(locked: boolean) {
  useEffect(() => {
    if (!locked) return
    const { style } = document.documentElement
    const before = style.overflow
    style.overflow = 'hidden'
    return () => {
      style.overflow = before
    }
  }, [locked])
}

/** The package takes the left arrow for 'previous' in every language; right to left it means 'next'. */
function useMirroredArrows(active: boolean, step: (offset: number) => void) {
  useEffect(() => {
    if (!active) return
    const mirror = (event: KeyboardEvent) => {
      const offset = { ArrowLeft: 1, ArrowRight: -1 }[event.key]
      if (offset === undefined) return
      event.stopImmediatePropagation()
      step(offset)
    }
    addEventListener('keydown', mirror, true)
    return () => removeEventListener('keydown', mirror, true)
  })
}

/** The image preview: zoom step 1.5, least scale 0.5, turns by 90 degrees (PROJECT-3). */
export function GalleryPreview({ images, direction, open, current, onShow }: GalleryPreviewProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const step = (offset: number) => {
    if (images[current + offset] !== undefined) onShow(current + offset)
  }
  useScrollLock(open)
  useMirroredArrows(open && direction === 'rtl', step)
  return (
    <>
      <Portal>
        <PreviewRoot ref={setContainer} />
      </Portal>
      {container !== null && (
        <Image.PreviewGroup
          items={images.map(({ imageUrl, alt }) => ({ src: imageUrl, alt }))}
          preview={{
            open,
            current,
            alt: images[current]?.alt ?? '',
            // The package adds it to 1: a step is a factor of 1.5.
            scaleStep: 0.5,
            minScale: 0.5,
            // Without its style sheet a motion would never end.
            motionName: '',
            closeIcon: null,
            getContainer: () => container,
            onChange: onShow,
            onOpenChange: (next) => onShow(next ? current : undefined),
            countRender: () => null,
            actionsRender: (_own, { actions, transform }) => (
              <PreviewToolbar
                actions={actions}
                scale={transform.scale}
                current={current}
                count={images.length}
              />
            ),
          }}
        />
      )}
    </>
  )
}
