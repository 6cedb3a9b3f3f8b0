import { stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const AVIF_QUALITY = 55
const WEBP_ABOVE = 23
const SMALL_LIMIT = 30_000

async function dominantColor(source) {
  const opaque = await sharp(source).flatten({ background: '#F6F8F7' }).toBuffer()
  const { dominant } = await sharp(opaque).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** Writes an AVIF and steps its quality down while a small width is over its budget. */
async function writeAvif(image, file, { width, quality: most }) {
  for (let quality = most; quality >= 35; quality -= 5) {
    await image.clone().avif({ quality, effort: 5 }).toFile(file)
    if (width > 768 || (await stat(file)).size <= SMALL_LIMIT) return
  }
}

/**
 * Encodes one picture in each width and both formats.
 * @param source a PNG or any other buffer that sharp reads
 * @param quality of the AVIF, 1 to 100; WebP needs a higher number for the same look
 * @returns the picture's entry in the manifest
 */
export async function encodePicture(source, { key, widths, folder, quality = AVIF_QUALITY }) {
  let height = 0
  const { isOpaque } = await sharp(source).stats()
  for (const width of widths) {
    const image = sharp(source).resize({ width, kernel: 'lanczos3' })
    if (isOpaque) image.removeAlpha()
    const base = path.join(folder, `${key}-${width}`)
    await writeAvif(image, `${base}.avif`, { width, quality })
    ;({ height } = await image
      .clone()
      .webp({ quality: quality + WEBP_ABOVE, effort: 5, alphaQuality: 85 })
      .toFile(`${base}.webp`))
  }
  return { width: widths.at(-1), height, color: await dominantColor(source), widths }
}
