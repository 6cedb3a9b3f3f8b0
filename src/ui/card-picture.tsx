import { Impeller } from './impeller.tsx'
import { type Pictured, PictureView } from './picture-view.tsx'

interface CardPictureProps {
  of: Pictured
  /** Its shape, as CSS `aspect-ratio`. */
  ratio: string
  /** On the first screen. */
  urgent: boolean
  /** How wide it is shown, as the `sizes` attribute, where the card is no usual one. */
  sizes?: string
}

const usualSizes = '(min-width: 992px) 400px, (min-width: 576px) 46vw, 92vw'

/** The picture on top of a card of `CardGrid`. */
export function CardPicture({ of, ratio, urgent, sizes = usualSizes }: CardPictureProps) {
  return (
    <PictureView
      of={of}
      ratio={ratio}
      sizes={sizes}
      urgent={urgent}
      fallback={<Impeller size="100%" />}
    />
  )
}
