import * as THREE from 'three'

/** Distance from `point` to a rounded cone between two joints, `from` and `to` being [x, y, z, radius]. */
function limbDistance([x, y, z], [ax, ay, az, ar], [bx, by, bz, br]) {
  const [dx, dy, dz] = [bx - ax, by - ay, bz - az]
  const [px, py, pz] = [x - ax, y - ay, z - az]
  const length = dx * dx + dy * dy + dz * dz
  const raw = length > 0 ? (px * dx + py * dy + pz * dz) / length : 0
  const share = Math.min(1, Math.max(0, raw))
  return Math.hypot(px - dx * share, py - dy * share, pz - dz * share) - (ar + (br - ar) * share)
}

/** Distance to all limbs, blended over `soft` metres as cloth and muscle are, and the nearest limb. */
function bodyDistance(point, limbs, soft) {
  let blended = Infinity
  let least = Infinity
  let nearest = limbs[0]
  for (const limb of limbs) {
    const distance = limbDistance(point, limb.from, limb.to)
    if (distance < least) [least, nearest] = [distance, limb]
    const overlap = Math.max(soft - Math.abs(blended - distance), 0) / soft
    blended =
      Math.min(blended, distance) - (blended === Infinity ? 0 : overlap * overlap * soft * 0.25)
  }
  return { distance: blended, limb: nearest }
}

function boundsOf(limbs, margin) {
  const ends = limbs.flatMap(({ from, to }) => [from, to])
  const edge = (axis, sign) =>
    sign * Math.max(...ends.map((end) => sign * end[axis] + end[3])) + sign * margin
  return [0, 1, 2].map((axis) => [edge(axis, -1), edge(axis, 1)])
}

/** Samples the distance at every corner of a grid of `cell` metres. */
function sample(limbs, { cell, soft }) {
  const bounds = boundsOf(limbs, cell * 2)
  const size = bounds.map(([low, high]) => Math.ceil((high - low) / cell) + 1)
  const values = new Float32Array(size[0] * size[1] * size[2])
  let index = 0
  for (let k = 0; k < size[2]; k += 1)
    for (let j = 0; j < size[1]; j += 1)
      for (let i = 0; i < size[0]; i += 1) {
        const point = [i, j, k].map((step, axis) => bounds[axis][0] + step * cell)
        values[index] = bodyDistance(point, limbs, soft).distance
        index += 1
      }
  return { bounds, size, values }
}

const CORNERS = Array.from({ length: 8 }, (_, bit) => [bit & 1, (bit >> 1) & 1, bit >> 2])
const EDGES = CORNERS.flatMap((_, a) =>
  [1, 2, 4].filter((bit) => !(a & bit)).map((bit) => [a, a | bit]),
)

/** The middle of a cell's surface crossings, in cells; null if the surface passes it by. */
function crossing(corners) {
  const sum = [0, 0, 0]
  let count = 0
  for (const [a, b] of EDGES) {
    if (corners[a] < 0 === corners[b] < 0) continue
    const share = corners[a] / (corners[a] - corners[b])
    for (const axis of [0, 1, 2])
      sum[axis] += CORNERS[a][axis] + (CORNERS[b][axis] - CORNERS[a][axis]) * share
    count += 1
  }
  return count === 0 ? null : sum.map((total) => total / count)
}

/** Meshes the sampled distance by surface nets: one vertex a cell, one quad a crossed edge. */
function surfaceNet({ bounds, size, values }, cell) {
  const [nx, ny, nz] = size
  const step = [1, nx, nx * ny]
  const vertexOf = new Map()
  const positions = []
  const faces = []
  for (let k = 0; k < nz - 1; k += 1)
    for (let j = 0; j < ny - 1; j += 1)
      for (let i = 0; i < nx - 1; i += 1) {
        const base = i + j * step[1] + k * step[2]
        const corners = CORNERS.map(([x, y, z]) => values[base + x + y * step[1] + z * step[2]])
        const spot = crossing(corners)
        if (!spot) continue
        vertexOf.set(base, positions.length / 3)
        spot.forEach((share, axis) =>
          positions.push(bounds[axis][0] + ([i, j, k][axis] + share) * cell),
        )
        for (const axis of [0, 1, 2]) {
          const inside = corners[0] < 0
          if (inside === values[base + step[axis]] < 0) continue
          const [u, v] = [step[(axis + 1) % 3], step[(axis + 2) % 3]]
          const quad = [base, base - u, base - u - v, base - v].map((at) => vertexOf.get(at))
          if (quad.includes(undefined)) continue
          const [a, b, c, d] = inside ? quad : quad.toReversed()
          faces.push(a, b, c, a, c, d)
        }
      }
  return { positions, faces }
}

/**
 * A soft body round limbs, each { from, to: [x, y, z, radius], tint } in metres.
 * `tintAt(limb, y)` names the colour of a point; the mesh carries it per vertex.
 */
export function blendedBody(
  limbs,
  { cell = 0.016, soft = 0.05, tintAt = (limb) => limb.tint } = {},
) {
  const { positions, faces } = surfaceNet(sample(limbs, { cell, soft }), cell)
  const geometry = new THREE.BufferGeometry()
  const color = new THREE.Color()
  const colors = []
  for (let index = 0; index < positions.length; index += 3) {
    const point = positions.slice(index, index + 3)
    const { limb } = bodyDistance(point, limbs, soft)
    color.set(tintAt(limb, point))
    colors.push(color.r, color.g, color.b)
  }
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3))
  geometry.setAttribute('color', new THREE.Float32BufferAttribute(colors, 3))
  geometry.setIndex(faces)
  geometry.computeVertexNormals()
  return geometry
}
