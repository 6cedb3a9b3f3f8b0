import type { Measures, Name, Pen } from './pen.ts'

const middle = 142
/** The near edges of the two views. */
const first = 70
const gap = 78

/** A fan on a square plate for a wall, its motor on arms behind the ring: from its inlet, and from the side. */
export function drawPlate(pen: Pen, { A, B, C, D }: Measures, name: Name) {
  const front = first + A / 2
  const [above, below] = [middle - A / 2, middle + A / 2]
  pen.box(first, above, A, A)
  pen.circle(front, middle, C / 2)
  pen.circle(front, middle, (C / 2) * 0.95, 'hidden')
  pen.blades(front, middle, C * 0.16, C * 0.46, 7)
  pen.cross(front, middle, A * 0.56)
  for (const x of [-1, 1])
    for (const y of [-1, 1]) pen.circle(front + (x * D) / 2, middle + (y * D) / 2, 3)
  pen.across(name('D'), front - D / 2, front + D / 2, above, above - 26)
  pen.across(name('A'), first, first + A, below, below + 40)

  const side = first + A + gap
  pen.box(side, above, 5, A)
  const ring = B * 0.34
  pen.path(`M${side + 5},${middle - C / 2 - 8}q8,1 9,8H${side + ring}v${C}H${side + 14}q-1,7 -9,8`)
  const motor = C * 0.14
  pen.box(side + B * 0.38, middle - motor, B * 0.62, motor * 2)
  for (const y of [-1, 1])
    pen.path(
      `M${side + 5},${middle + y * (C / 2 + 12)}H${side + B * 0.64}L${side + B * 0.7},${middle + y * motor}`,
    )
  pen.line(side - 14, middle, side + B + 16, middle, 'axis')
  pen.across(name('B'), side, side + B, below, below + 40)
  pen.up(name('C'), middle - C / 2, middle + C / 2, side + ring, side + B + 26)
}

/** A fan in a round casing with flanges and feet: from its inlet, and from the side. */
export function drawTube(pen: Pen, { A, B, C, D, E }: Measures, name: Name) {
  const front = first + A / 2
  const [above, below] = [middle - A / 2, middle + A / 2]
  const foot = below + 14
  pen.circle(front, middle, A / 2)
  pen.circle(front, middle, C / 2)
  pen.circle(front, middle, D / 2, 'axis')
  pen.blades(front, middle, C * 0.17, C * 0.46, 8)
  pen.cross(front, middle, A * 0.56)
  for (let index = 0; index < 12; index += 1) {
    const angle = ((index + 0.5) / 12) * 2 * Math.PI
    pen.circle(front + (D / 2) * Math.cos(angle), middle + (D / 2) * Math.sin(angle), 2)
  }
  for (const x of [-1, 1]) {
    pen.line(front + x * A * 0.3, middle + A * 0.4, front + x * A * 0.36, foot)
    pen.line(front + x * A * 0.26, foot, front + x * A * 0.46, foot)
  }
  pen.across(name('D'), front - D / 2, front + D / 2, middle, above - 26)
  pen.across(name('A'), first, first + A, middle, foot + 34)

  const side = first + A + gap
  pen.box(side, middle - C / 2 - 2, B, C + 4)
  for (const x of [side, side + B - 4]) pen.box(x, above, 4, A)
  pen.box(side + B * 0.3, middle - C * 0.15, B * 0.46, C * 0.3, 'hidden')
  pen.box(side + B * 0.14, middle - C * 0.47, B * 0.1, C * 0.94, 'hidden')
  pen.line(side - 14, middle, side + B + 16, middle, 'axis')
  for (const x of [-1, 1]) {
    const at = side + B / 2 + (x * E) / 2
    pen.box(at - 5, middle + C / 2 + 2, 10, foot - middle - C / 2 - 2)
    pen.line(at - 10, foot, at + 10, foot)
  }
  pen.across(name('B'), side, side + B, above, above - 26)
  pen.across(name('E'), side + B / 2 - E / 2, side + B / 2 + E / 2, foot, foot + 34)
  pen.up(name('C'), middle - C / 2, middle + C / 2, side + B, side + B + 26)
}

/** A fan in a scroll: from its inlet, and from the side of its outlet, which is on top. */
export function drawScroll(pen: Pen, { A, B, C, D, E, F }: Measures, name: Name) {
  const floor = middle + B / 2
  const roof = floor - B
  const axis = floor - D
  const far = first + A
  const shaft = first + A * 0.41
  const cut = far - F
  const lowest = floor - 10
  const tip = axis - C * 0.58
  // Quarters of ellipses, each wider than the one before it.
  const bend = 0.55
  pen.path(
    `M${cut},${roof}V${tip}` +
      `C${cut - (cut - first) * bend},${tip} ${first},${axis - C * 0.58 * bend} ${first},${axis}` +
      `C${first},${axis + (lowest - axis) * bend} ${shaft - (shaft - first) * bend},${lowest} ${shaft},${lowest}` +
      `C${shaft + (far - shaft) * bend},${lowest} ${far},${axis + (lowest - axis) * bend} ${far},${axis}V${roof}`,
  )
  pen.box(cut - 6, roof, F + 12, 5)
  pen.circle(shaft, axis, C / 2)
  pen.circle(shaft, axis, (C / 2) * 0.86)
  pen.circle(shaft, axis, C * 0.1)
  pen.cross(shaft, axis, C * 0.6)
  pen.box(first + A * 0.08, floor - 10, A * 0.84, 10)
  pen.across(name('F'), cut, far, roof, roof - 24)
  pen.across(name('A'), first, far, floor, floor + 36)
  pen.up(name('D'), axis, floor, first, first - 20)
  pen.up(name('C'), axis - C / 2, axis + C / 2, far, far + 24)

  const side = far + gap + 20
  const motor = E * 0.9
  pen.box(side, roof, E, B - 10)
  pen.box(side - 6, roof, E + 12, 5)
  pen.path(`M${side},${axis - C / 2}q-10,-3 -12,-8v${C + 16}q2,-5 12,-8`)
  pen.box(side + E + 8, axis - E * 0.22, motor, E * 0.44)
  pen.line(side - 22, axis, side + E + motor + 20, axis, 'axis')
  pen.box(side - 4, floor - 10, E + motor + 18, 10)
  pen.across(name('E'), side, side + E, roof, roof - 24)
  pen.up(name('B'), roof, floor, side + E + motor + 8, side + E + motor + 34)
}
