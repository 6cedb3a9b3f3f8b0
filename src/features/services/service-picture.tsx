import type { Service } from '#contract/content/service.ts'
import { Impeller } from '#src/ui/impeller.tsx'
import { languageAttributes } from '#src/ui/localized-text.tsx'
import { PictureView } from '#src/ui/picture-view.tsx'

/** @param urgent on the first screen */
export function ServicePicture({ service, urgent }: { service: Service; urgent: boolean }) {
  return (
    <PictureView
      imageUrl={service.imageUrl}
      picture={service.picture}
      alt={service.alt}
      {...languageAttributes(service, 'alt')}
      ratio="3 / 2"
      sizes="(min-width: 992px) 560px, 92vw"
      urgent={urgent}
      fallback={<Impeller size="60%" />}
    />
  )
}
