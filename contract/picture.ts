import type { Picture } from './picture-schema.ts'

export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

export const mediaBase = '/media'

export function pictureUrl(picture: Picture, width: number, format: PictureFormat): string {
  return `${mediaBase}/${picture.key}-${width}.${format}`
}

/** The AVIF files of a picture, as pages name them (decision 14). */
export function pictureSourceSet(picture: Picture): string {
  return picture.widths.map((width) => `${pictureUrl(picture, width, 'avif')} ${width}w`).join(', ')
}

/** The largest WebP: the single `imageUrl` of a record, for readers that know no sizes. */
export function pictureImageUrl(picture: Picture): string {
  return pictureUrl(picture, picture.width, 'webp')
}
