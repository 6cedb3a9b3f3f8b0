/** A text of the drawing, its middle in parts of the drawing's width and height. */
export interface PlacedLabel {
  key: string
  text: string
  x: number
  y: number
}

/** Pixels: about how wide a letter and how high a line of the drawing is. */
const letter = { width: 7.5, height: 16 }

/**
 * The labels that stand clear of each other in a drawing of a given size, the first ones before the later ones (CURVE-5).
 *
 * @param room pixels of the drawing
 */
export function fittingLabels(
  labels: readonly PlacedLabel[],
  room: { width: number; height: number },
): Set<string> {
  const placed: PlacedLabel[] = []
  for (const label of labels) {
    const isClear = placed.every((other) => {
      const width = ((label.text.length + other.text.length) / 2) * letter.width + 6
      const apart = Math.abs(label.x - other.x) * room.width >= width
      return apart || Math.abs(label.y - other.y) * room.height >= letter.height
    })
    if (isClear) placed.push(label)
  }
  return new Set(placed.map(({ key }) => key))
}
