import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Direction, Language } from '#contract/locale.ts'
import { pictureSourceSet } from '#contract/picture.ts'
import type { Picture } from '#contract/picture-schema.ts'
import { useBrokenPicture } from './use-broken-picture.ts'

interface PictureViewProps {
  imageUrl: string
  picture?: Picture | undefined
  alt: string
  /** The language of `alt`, where it came in the other one (LANG-10). */
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
    imageUrl,
    picture,
    alt,
    lang,
    dir,
    sizes,
    urgent = false,
    ratio,
    fit = 'cover',
    fallback,
    className,
  } = props
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
      alt={alt}
      lang={lang}
      dir={dir}
      className={className}
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
