import path from 'node:path'
import sharp from 'sharp'

const QUALITY = { avif: 55, webp: 78 }
const LOWEST = { avif: 35, webp: 60 }

/** Bytes an AVIF may take, by the widths up to which it holds; a WebP may take half as much again. */
const BUDGETS = [
  [768, 30_000],
  [1280, 38_000],
  [Infinity, 72_000],
]

async function dominantColor(source) {
  const opaque = await sharp(source).flatten({ background: '#F6F8F7' }).toBuffer()
  const { dominant } = await sharp(opaque).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** Writes one file and steps its quality down while it is over the budget of its width. */
async function writeWithin(image, { file, width, format, ...options }) {
  const bytes = BUDGETS.find(([widest]) => width <= widest)[1]
  const budget = format === 'webp' ? bytes * 1.5 : bytes
  for (let quality = QUALITY[format]; ; quality -= 5) {
    const { size, height } = await image
      .clone()
      .toFormat(format, { quality, effort: 5, ...options })
      .toFile(file)
    if (quality - 5 < LOWEST[format] || size <= budget) return height
  }
}

/**
 * Encodes one picture in each width and both formats.
 * @param source a PNG or any other buffer that sharp reads
 * @returns the picture's entry in the manifest
 */
export async function encodePicture(source, { key, widths, folder }) {
  let height = 0
  const { isOpaque } = await sharp(source).stats()
  for (const width of widths) {
    const image = sharp(source).resize({ width, kernel: 'lanczos3' })
    if (isOpaque) image.removeAlpha()
    const base = path.join(folder, `${key}-${width}`)
    await writeWithin(image, { file: `${base}.avif`, width, format: 'avif' })
    height = await writeWithin(image, {
      file: `${base}.webp`,
      width,
      format: 'webp',
      alphaQuality: 85,
    })
  }
  return { width: widths.at(-1), height, color: await dominantColor(source), widths }
}
