import type { Measures, Name, Pen } from './pen.ts'

const middle = 142
const first = 70
const gap = 78

/** A fan between two spigots in a round duct: from its inlet, and from the side. */
export function drawSpigot(pen: Pen, { A, B, C, D }: Measures, name: Name) {
  const front = first + D / 2
  const below = middle + D / 2
  // The terminal box stands on the casing.
  const top = below - A
  pen.circle(front, middle, D / 2)
  pen.circle(front, middle, C / 2)
  pen.blades(front, middle, C * 0.18, C * 0.45, 9)
  pen.cross(front, middle, D * 0.58)
  pen.box(front - D * 0.2, top, D * 0.4, middle - D * 0.46 - top)
  pen.up(name('A'), top, below, first, first - 20)
  pen.across(name('D'), first, first + D, middle, below + 40)

  const side = first + D + gap
  const neck = B * 0.2
  const cone = B * 0.08
  const [c, d] = [C / 2, D / 2]
  pen.path(
    `M${side},${middle - c}h${neck}l${cone},${c - d}h${B - 2 * (neck + cone)}l${cone},${d - c}h${neck}` +
      `v${C}h${-neck}l${-cone},${d - c}h${-(B - 2 * (neck + cone))}l${-cone},${c - d}h${-neck}Z`,
  )
  for (const x of [neck + cone, B - neck - cone]) pen.box(side + x - 3, middle - d - 2, 6, D + 4)
  pen.box(side + B * 0.38, top, B * 0.24, middle - d - top)
  pen.box(side + B * 0.32, middle - C * 0.16, B * 0.34, C * 0.32, 'hidden')
  pen.line(side - 14, middle, side + B + 16, middle, 'axis')
  pen.across(name('B'), side, side + B, below, below + 40)
  pen.up(name('C'), middle - c, middle + c, side + B, side + B + 24)
}

/** A fan in a lined box: from its inlet, and from the side. */
export function drawBox(pen: Pen, { A, B, C, D, E }: Measures, name: Name) {
  const front = first + A / 2
  const [above, below] = [middle - D / 2, middle + D / 2]
  pen.box(first, above, A, D)
  pen.box(first + 6, above + 6, A - 12, D - 12)
  pen.circle(front, middle, C / 2)
  pen.circle(front, middle, (C / 2) * 0.9)
  pen.circle(front, middle, C * 0.12)
  pen.cross(front, middle, Math.max(A, D) * 0.55)
  pen.across(name('A'), first, first + A, below, below + 40)
  pen.up(name('D'), above, below, first, first - 20)

  const side = first + A + gap
  pen.box(side, above, B, D)
  pen.path(`M${side},${middle - C / 2}q10,2 14,8v${C - 16}q-4,6 -14,8`)
  pen.box(side + 20, middle - C * 0.62, B * 0.2, C * 1.24, 'hidden')
  pen.box(side + 20 + B * 0.22, middle - C * 0.2, B * 0.3, C * 0.4, 'hidden')
  pen.box(side + B, middle - E / 2, 8, E)
  pen.line(side - 14, middle, side + B + 22, middle, 'axis')
  pen.across(name('B'), side, side + B, below, below + 40)
  pen.across(name('C'), first + A / 2 - C / 2, first + A / 2 + C / 2, middle, above - 26)
  pen.up(name('E'), middle - E / 2, middle + E / 2, side + B + 8, side + B + 34)
}

/** A fan for roofs: from the side, and its curb from above. */
export function drawCowl(pen: Pen, { A, B, C, D, E }: Measures, name: Name) {
  const axis = first + A / 2
  const floor = middle + B / 2
  const roof = floor - B
  const curb = B * 0.3
  pen.path(
    `M${axis - D / 2},${floor - 5}l${D * 0.08},${5 - curb}h${D * 0.84}l${D * 0.08},${curb - 5}`,
  )
  pen.box(axis - D / 2 - 6, floor - 5, D + 12, 5)
  for (const part of [0.36, 0.46, 0.56])
    pen.path(
      `M${first + A * 0.1},${floor - B * part}l${-A * 0.06},${B * 0.06}h${A * 0.92}l${-A * 0.06},${-B * 0.06}Z`,
    )
  pen.path(
    `M${first},${floor - B * 0.58}v${-B * 0.06}q${A * 0.06},${-B * 0.16} ${A * 0.26},${-B * 0.2}` +
      `h${A * 0.48}q${A * 0.2},${B * 0.04} ${A * 0.26},${B * 0.2}v${B * 0.06}Z`,
  )
  pen.path(
    `M${axis - A * 0.2},${floor - B * 0.84}V${roof + 6}q0,-6 6,-6h${A * 0.4 - 12}q6,0 6,6V${floor - B * 0.84}`,
  )
  pen.line(axis, roof - 14, axis, floor + 14, 'axis')
  pen.across(name('A'), first, first + A, floor - B * 0.58, roof - 26)
  pen.up(name('B'), roof, floor, first, first - 20)

  const side = first + A + gap
  const plan = side + D / 2
  const [above, below] = [middle - D / 2, middle + D / 2]
  pen.box(side, above, D, D)
  pen.circle(plan, middle, C / 2)
  pen.blades(plan, middle, C * 0.18, C * 0.45, 8)
  pen.cross(plan, middle, D * 0.58)
  for (const x of [-1, 1])
    for (const y of [-1, 1]) pen.circle(plan + (x * E) / 2, middle + (y * E) / 2, 3)
  pen.across(name('E'), plan - E / 2, plan + E / 2, above, above - 26)
  pen.across(name('D'), side, side + D, below, below + 40)
  pen.up(name('C'), middle - C / 2, middle + C / 2, side + D, side + D + 24)
}

/** A fan between two silencers under a ceiling: from its inlet, and from the side. */
export function drawJet(pen: Pen, { A, B, C, D, E }: Measures, name: Name) {
  const front = first + A / 2
  const [above, below] = [middle - A / 2, middle + A / 2]
  const ceiling = above - 22
  pen.circle(front, middle, A / 2)
  pen.circle(front, middle, C / 2)
  pen.blades(front, middle, C * 0.2, C * 0.45, 9)
  pen.cross(front, middle, A * 0.6)
  for (const x of [-1, 1])
    pen.line(front + x * A * 0.3, above + A * 0.1, front + x * A * 0.3, ceiling)
  pen.line(first, ceiling, first + A, ceiling)
  pen.across(name('A'), first, first + A, middle, below + 40)

  const side = first + A + gap - 20
  pen.box(side, above, D, A)
  pen.box(side + B - D, above, D, A)
  pen.box(side + D, middle - C * 0.54, B - 2 * D, C * 1.08)
  for (const x of [side, side + B]) {
    const out = x === side ? -8 : 8
    pen.path(
      `M${x},${middle - C / 2}q${out},-4 ${out},-12M${x},${middle + C / 2}q${out},4 ${out},12`,
    )
  }
  for (const y of [-1, 1])
    pen.line(side, middle + (y * C) / 2, side + B, middle + (y * C) / 2, 'hidden')
  pen.line(side - 20, middle, side + B + 20, middle, 'axis')
  for (const x of [-1, 1]) {
    const at = side + B / 2 + (x * E) / 2
    pen.box(at - 4, ceiling, 8, middle - C * 0.54 - ceiling)
    pen.line(at - 12, ceiling, at + 12, ceiling)
  }
  pen.across(name('E'), side + B / 2 - E / 2, side + B / 2 + E / 2, ceiling, ceiling - 28)
  pen.across(name('D'), side, side + D, below, below + 40)
  pen.across(name('B'), side, side + B, below + 40, below + 84)
  pen.up(name('C'), middle - C / 2, middle + C / 2, side + B + 8, side + B + 30)
}
