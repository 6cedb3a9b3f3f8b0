import type { Sharp } from 'sharp'
import { pictureLimits, type PictureCut } from '#contract/admin/pictures.ts'
import type { ValidationCode } from '#contract/validation-texts.ts'
import { loadSharp } from '#server/media/load-sharp.ts'
import { pictureKind } from '#server/media/picture-kind.ts'

/** No side of a stored picture is longer; WebP ends at four times that. */
const longest = { width: 1920, height: 3840 }
/** Seconds that a picture may take before it counts as an attack. */
const patience = 60

/** A picture as pixels: upright, cut, of sRGB, and no larger than it is ever shown. */
export interface DecodedPicture {
  pixels: Buffer
  width: number
  height: number
  channels: 1 | 2 | 3 | 4
}

/** @returns the picture, or what is wrong with the file */
export async function decodePicture(
  bytes: Buffer,
  cut: PictureCut,
): Promise<DecodedPicture | ValidationCode> {
  if (pictureKind(bytes) === undefined) return 'picture.kind'
  const open = await loadSharp()
  try {
    const { autoOrient } = await open(bytes, { limitInputPixels: false }).metadata()
    const { width, height } = autoOrient
    if (width * height > pictureLimits.pixels) return 'picture.huge'
    const source = open(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'error' })
    return await render(source.autoOrient(), regionOf(cut, width, height))
  } catch {
    // The library says why in texts alone; whatever it is, these bytes cannot be shown.
    return 'picture.kind'
  }
}

async function render(source: Sharp, region: Region): Promise<DecodedPicture> {
  const { data, info } = await source
    .extract(region)
    .resize({ ...longest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: patience })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { pixels: data, width, height, channels }
}

interface Region {
  left: number
  top: number
  width: number
  height: number
}

/** A cut in whole pixels, at least one each way. */
function regionOf(cut: PictureCut, width: number, height: number): Region {
  const left = Math.min(Math.round(cut.cropX * width), width - 1)
  const top = Math.min(Math.round(cut.cropY * height), height - 1)
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(cut.cropWidth * width), width - left)),
    height: Math.max(1, Math.min(Math.round(cut.cropHeight * height), height - top)),
  }
}
