import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureImageUrl } from '#contract/picture.ts'
import { directions } from '#contract/locale.ts'
import type { Picture } from '#contract/picture-schema.ts'
import { useApi } from '#src/api/api-context.ts'
import { mediaUrl } from '#src/api/media-url.ts'
import { colors, radius, touchTarget } from '#src/theme/tokens.ts'
import { partOnDemand } from '#src/ui/part-on-demand.tsx'

const GalleryPreview = partOnDemand(
  async () => (await import('#src/ui/preview/gallery-preview.tsx')).GalleryPreview,
)

const Frame = styled('button')({
  display: 'block',
  flexShrink: 0,
  minInlineSize: touchTarget,
  minBlockSize: touchTarget,
  maxInlineSize: '100%',
  padding: 0,
  border: 0,
  borderRadius: radius,
  overflow: 'hidden',
  // A client's mark is drawn for paper.
  colorScheme: 'light',
  backgroundColor: colors.ground,
  cursor: 'zoom-in',
  // In its own shape, without bars.
  '& > img': { display: 'block', blockSize: 112, maxInlineSize: '100%', objectFit: 'cover' },
})

/** A stored picture; a press enlarges it in the image preview. */
export function PictureFrame({ picture, label }: { picture: Picture; label: string }) {
  const { t } = useTranslation('admin')
  const { language } = useApi()
  const [opened, setOpened] = useState<'never' | 'open' | 'closed'>('never')
  const imageUrl = mediaUrl(pictureImageUrl(picture))
  return (
    <>
      <Frame
        type="button"
        aria-haspopup="dialog"
        aria-label={t('fields.enlarge', { label })}
        onClick={() => setOpened('open')}
      >
        <img src={imageUrl} alt="" />
      </Frame>
      {opened !== 'never' && (
        <GalleryPreview
          images={[{ imageUrl, alt: label, picture }]}
          direction={directions[language]}
          open={opened === 'open'}
          current={0}
          onShow={(index) => setOpened(index === undefined ? 'closed' : 'open')}
        />
      )}
    </>
  )
}
