import { lightColors } from '#brand/colors.ts'
import type { Picture } from '#contract/picture-schema.ts'
import { pictureUrl } from '#contract/picture.ts'
import { mediaUrl } from '#src/api/media-url.ts'
import { contain, crop } from './crop.ts'
import type { PictureBox } from './document/profile.ts'

/** Pixels of a picture for each point on paper: 216 to the inch. */
const density = 3
/** Of JPEG. */
const quality = 0.82

/**
 * Fetches a picture and turns it into a JPEG of its box's size: the writer of PDF files knows neither WebP nor AVIF.
 *
 * @returns a data address; undefined where the server does not have the picture or it cannot be read
 * @throws TypeError without a connection
 */
export async function preparePicture(
  picture: Picture,
  box: PictureBox,
): Promise<string | undefined> {
  const enough = box.width * density
  const width = picture.widths.find((one) => one >= enough) ?? picture.width
  const response = await fetch(mediaUrl(pictureUrl(picture, width, 'webp')))
  if (!response.ok) return undefined
  const bitmap = await createImageBitmap(await response.blob()).catch(() => undefined)
  if (bitmap === undefined) return undefined
  // A picture that is smaller than its box is not blown up.
  const scale = Math.min(density, Math.max(bitmap.width / box.width, bitmap.height / box.height))
  const size = { width: Math.round(box.width * scale), height: Math.round(box.height * scale) }
  const canvas = new OffscreenCanvas(size.width, size.height)
  draw(canvas, bitmap, { ...box, ...size }, picture.focus)
  bitmap.close()
  return dataAddress(await canvas.convertToBlob({ type: 'image/jpeg', quality }))
}

function draw(
  canvas: OffscreenCanvas,
  bitmap: ImageBitmap,
  { fit, ...size }: PictureBox,
  focus: Picture['focus'],
): void {
  const context = canvas.getContext('2d')
  if (context === null) return
  context.imageSmoothingQuality = 'high'
  // A JPEG has no transparency: it shows paper.
  context.fillStyle = lightColors.white
  context.fillRect(0, 0, size.width, size.height)
  if (fit === 'contain') {
    const { x, y, width, height } = contain(bitmap, size)
    context.drawImage(bitmap, x, y, width, height)
    return
  }
  const { x, y, width, height } = crop(bitmap, size, focus)
  context.drawImage(bitmap, x, y, width, height, 0, 0, size.width, size.height)
}

async function dataAddress(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return `data:image/jpeg;base64,${btoa(text)}`
}
