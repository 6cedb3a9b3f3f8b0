import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Direction, Language } from '#contract/locale.ts'
import type { FieldLanguages } from '#contract/localized.ts'
import { pictureSourceSet } from '#contract/picture.ts'
import type { Picture } from '#contract/picture-schema.ts'
import { languageAttributes } from './localized-text.tsx'
import { useBrokenPicture } from './use-broken-picture.ts'

/** A record, or a part of one, with a picture. */
export interface Pictured {
  imageUrl: string
  picture?: Picture | undefined
  alt: string
  fieldLanguages?: FieldLanguages
}

interface PictureViewProps {
  of: Pictured
  /** In place of its own `alt`. */
  alt?: string
  /** The language of `alt`, where it came in the other one (LANG-10) and the record does not say so of `alt`. */
  lang?: Language
  dir?: Direction
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string
  /** For what is on the first screen: loaded at once and first. */
  urgent?: boolean
  /** A fixed shape to fill, as CSS `aspect-ratio`; the picture's own shape unless given. */
  ratio?: string
  fit?: 'cover' | 'contain'
  /** Shown when there is no picture, or it cannot be loaded. */
  fallback?: ReactNode
  className?: string
}

const Image = styled('img')({ display: 'block', inlineSize: '100%', blockSize: 'auto' })

/** A picture in the widths that exist, on its dominant colour until it is there. */
export function PictureView(props: PictureViewProps) {
  const {
    of,
    alt,
    sizes,
    urgent = false,
    ratio,
    fit = 'cover',
    fallback,
    // `lang`, `dir` and `className`.
    ...own
  } = props
  const { imageUrl, picture } = of
  const { broken, watched } = useBrokenPicture(imageUrl)
  if ((imageUrl === '' || broken) && fallback !== undefined) return fallback
  return (
    <Image
      {...watched}
      src={imageUrl}
      {...(picture && {
        srcSet: pictureSourceSet(picture),
        sizes,
        width: picture.width,
        height: picture.height,
      })}
      alt={alt ?? of.alt}
      {...(alt === undefined && languageAttributes(of, 'alt'))}
      {...own}
      loading={urgent ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={urgent ? 'high' : 'auto'}
      style={{
        aspectRatio: ratio,
        objectFit: fit,
        objectPosition: picture?.focus && `${picture.focus.x * 100}% ${picture.focus.y * 100}%`,
        // Transparent pictures are shown whole and bring their own ground.
        backgroundColor: fit === 'cover' && !broken ? picture?.color : undefined,
      }}
    />
  )
}
