import sharp from 'sharp'

/** Mean of a mark's ink and of its box that all marks are brought to; both are areas in units of the drawing. */
const WEIGHT = 13_800
/** The drawing's own size, and the margin at each side of it that stays empty. */
export const CANVAS = { width: 400, height: 200 }
const MARGIN = 6

/**
 * Measures what is drawn on nothing.
 * @param {Buffer} png twice as large as the drawing
 * @returns the bounds in units of the drawing, and `ink`: its area, each part by how dark it is
 */
async function measure(png) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const scale = info.width / CANVAS.width
  const bounds = { left: Infinity, top: Infinity, right: 0, bottom: 0 }
  let ink = 0
  for (let at = 0; at < data.length; at += 4) {
    const dark = (data[at + 3] / 255) * (1 - data[at + 1] / 255)
    ink += dark / scale ** 2
    if (dark < 0.15) continue
    const x = ((at / 4) % info.width) / scale
    const y = Math.floor(at / 4 / info.width) / scale
    bounds.left = Math.min(bounds.left, x)
    bounds.right = Math.max(bounds.right, x + 1 / scale)
    bounds.top = Math.min(bounds.top, y)
    bounds.bottom = Math.max(bounds.bottom, y + 1 / scale)
  }
  return { ...bounds, ink }
}

/**
 * Brings a mark to the optical size of the others and to the middle of its picture. Marks of one
 * box differ in weight by their ink and marks of one ink by their extent, so the geometric
 * mean of both is what is made equal.
 * @param {Buffer} png the mark as it was drawn, twice as large as its drawing
 * @returns {Promise<string>} the viewBox that shows it at that size
 */
export async function opticalViewBox(png) {
  const { left, top, right, bottom, ink } = await measure(png)
  const [wide, high] = [right - left, bottom - top]
  const scale = Math.min(
    Math.sqrt(WEIGHT / Math.sqrt(ink * wide * high)),
    (CANVAS.width - 2 * MARGIN) / wide,
    (CANVAS.height - 2 * MARGIN) / high,
  )
  const [width, height] = [CANVAS.width / scale, CANVAS.height / scale]
  const corner = [(left + right - width) / 2, (top + bottom - height) / 2]
  return [...corner, width, height].map((length) => length.toFixed(2)).join(' ')
}
