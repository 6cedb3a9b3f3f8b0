interface Size {
  width: number
  height: number
}

interface Region extends Size {
  x: number
  y: number
}

/**
 * The largest part of a picture that has the proportions of a box.
 *
 * @param focus the point that stays in sight, as parts of width and height
 */
export function crop({ width, height }: Size, box: Size, focus = { x: 0.5, y: 0.5 }): Region {
  const scale = Math.min(width / box.width, height / box.height)
  const part = { width: box.width * scale, height: box.height * scale }
  const within = (point: number, whole: number, length: number) =>
    Math.min(Math.max(0, point * whole - length / 2), whole - length)
  return {
    ...part,
    x: within(focus.x, width, part.width),
    y: within(focus.y, height, part.height),
  }
}

/** The place of a whole picture in the middle of a box. */
export function contain({ width, height }: Size, box: Size): Region {
  const scale = Math.min(box.width / width, box.height / height)
  const shown = { width: width * scale, height: height * scale }
  return { ...shown, x: (box.width - shown.width) / 2, y: (box.height - shown.height) / 2 }
}
