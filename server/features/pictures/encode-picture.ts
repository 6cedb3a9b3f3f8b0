import { documentColors } from '#brand/plain-look.ts'
import type { Sharp } from 'sharp'
import { pictureFormats, type PictureFormat } from '#contract/picture.ts'
import { loadSharp } from '#server/media/load-sharp.ts'
import type { DecodedPicture } from './decode-picture.ts'

/** The widths that pages ask for, from a logo to a hero slide on a large screen. */
const usualWidths = [160, 320, 480, 640, 960, 1280, 1920]
/** A width this close to the picture's own is not worth a file. */
const spacing = 0.85
/**
 * Milliseconds for all files together: AVIF of noise takes fifty times as long as that of a photo of the same size, and
 * the library's own time-out does not end it.
 */
const patience = 45_000
/** The ground of our pages: it shows through where the colour of a transparent picture is taken. */
const ground = documentColors.ground.light

export interface EncodedPicture {
  width: number
  height: number
  /** The dominant one, `#rrggbb`. */
  color: string
  widths: number[]
  files: { width: number; format: PictureFormat; bytes: Buffer }[]
}

/** A picture in all its widths and formats; what its file carried besides, such as a place or a camera, is gone. */
export async function encodePicture(picture: DecodedPicture): Promise<EncodedPicture> {
  const open = await loadSharp()
  const { pixels, width, height, channels } = picture
  const source = () => open(pixels, { raw: { width, height, channels } })
  const { isOpaque } = await source().stats()
  const widths = [...usualWidths.filter((usual) => usual < width * spacing), width]
  const files: EncodedPicture['files'] = []
  const begun = performance.now()
  let pixelsDone = 0
  let isInHurry = false
  // One after another: an upload may take a while, other requests may not.
  for (const size of widths) {
    const pixelsNow = size * size * (height / width)
    const spent = performance.now() - begun
    // Each width takes as long for a pixel as those before it.
    isInHurry ||= pixelsDone > 0 && spent * (1 + pixelsNow / pixelsDone) > patience
    for (const format of pictureFormats) {
      const resized = source().resize({ width: size, kernel: 'lanczos3' })
      if (isOpaque) resized.removeAlpha()
      const bytes = await encoders[format](resized, isInHurry).toBuffer()
      files.push({ width: size, format, bytes })
    }
    pixelsDone += pixelsNow
  }
  return { width, height, color: await dominantColor(source()), widths, files }
}

/** As the pictures of the sample content are encoded; in a hurry, in a fiftieth of the time and a little larger. */
const encoders: Record<PictureFormat, (picture: Sharp, isInHurry: boolean) => Sharp> = {
  avif: (picture, isInHurry) => picture.avif({ quality: 55, effort: isInHurry ? 0 : 4 }),
  webp: (picture) => picture.webp({ quality: 78, effort: 4, alphaQuality: 85 }),
}

async function dominantColor(source: Sharp): Promise<string> {
  const open = await loadSharp()
  const { data, info } = await source
    .flatten({ background: ground })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const { dominant } = await open(data, { raw: { width, height, channels } }).stats()
  const parts = [dominant.r, dominant.g, dominant.b]
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
