import * as THREE from 'three'
import { aluminium, castIron } from '../stage/finishes.js'
import { bolts } from '../shapes/bolts.js'
import { ring } from '../shapes/copies.js'
import { turned } from '../shapes/turned.js'

const AROUND = 30
const ALONG = 22

/** Camber and thickness of the aerofoil at a share of its chord (NACA four-digit form). */
function section(share, side, thickness) {
  const half =
    5 *
    thickness *
    (0.2969 * Math.sqrt(share) -
      0.126 * share -
      0.3516 * share ** 2 +
      0.2843 * share ** 3 -
      0.1036 * share ** 4)
  return 0.07 * 4 * share * (1 - share) + side * half
}

function bladeGeometry({ hub, tip, chord, twist, sweep }) {
  const positions = []
  for (let row = 0; row <= ALONG; row += 1) {
    const span = row / ALONG
    const radius = hub * 0.94 + (tip - hub * 0.94) * span
    // The tip's corners are rounded off by drawing the chord in over the last stretch.
    const close = span > 0.93 ? Math.sqrt(1 - ((span - 0.93) / 0.07) ** 2 * 0.35) : 1
    const length = chord * (0.86 + 0.3 * span) * close
    const stagger = twist[0] + (twist[1] - twist[0]) * span ** 0.8
    for (let column = 0; column <= AROUND; column += 1) {
      const round = (column / AROUND) * Math.PI * 2
      const share = (1 + Math.cos(round)) / 2
      const rise = section(share, Math.sin(round) >= 0 ? 1 : -1, 0.12 - 0.05 * span) * length
      const run = (share - 0.5) * length
      const across = run * Math.cos(stagger) - rise * Math.sin(stagger)
      const angle = across / radius + sweep * span ** 1.6
      positions.push(
        radius * Math.cos(angle),
        radius * Math.sin(angle),
        run * Math.sin(stagger) + rise * Math.cos(stagger),
      )
    }
  }
  const wide = AROUND + 1
  const faces = []
  for (let row = 0; row < ALONG; row += 1) {
    for (let column = 0; column < AROUND; column += 1) {
      const corner = row * wide + column
      faces.push(corner, corner + 1, corner + wide, corner + 1, corner + wide + 1, corner + wide)
    }
  }
  const last = ALONG * wide
  for (let column = 1; column < AROUND - 1; column += 1)
    faces.push(last, last + column, last + column + 1)
  const geometry = new THREE.BufferGeometry()
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3))
  geometry.setIndex(faces)
  geometry.computeVertexNormals()
  return geometry
}

/** An axial impeller about the z axis, its nose toward +z; twisted aerofoil blades on a bolted hub. */
export function createImpeller({
  tip = 0.97,
  hub = 0.34,
  count = 7,
  chord = 0.42,
  twist = [0.95, 0.42],
  sweep = 0.22,
  depth = 0.26,
  blade = aluminium(),
  hubMaterial = castIron('#12363f'),
  cap = aluminium(),
} = {}) {
  const group = new THREE.Group()
  const geometry = bladeGeometry({ hub, tip, chord, twist, sweep })
  for (let index = 0; index < count; index += 1) {
    const mesh = new THREE.Mesh(geometry, blade)
    mesh.rotation.z = (index / count) * Math.PI * 2
    group.add(mesh)
    const root = turned(
      [
        [0, 0.05],
        [0.058, 0.05],
        [0.07, 0.0],
        [0.07, -0.03],
      ].map(([r, z]) => [r * hub * 3, z * hub * 3]),
      cap,
      { segments: 32 },
    )
    root.rotation.set(0, Math.PI / 2, 0)
    const holder = new THREE.Group()
    root.position.x = hub * 0.93
    holder.add(root)
    holder.rotation.z = (index / count) * Math.PI * 2
    group.add(holder)
  }
  const half = depth / 2
  group.add(
    turned(
      [
        [0, half * 1.02],
        [hub * 0.62, half * 1.02],
        [hub * 0.66, half * 0.92],
        [hub * 0.93, half * 0.92],
        [hub, half * 0.62],
        [hub, -half],
        [hub * 0.4, -half],
        [0, -half],
      ],
      hubMaterial,
      { edge: hub * 0.03 },
    ),
    turned(
      Array.from({ length: 13 }, (_, step) => {
        const angle = (step / 12) * (Math.PI / 2)
        return [hub * 0.5 * Math.sin(angle), half + hub * 0.34 * Math.cos(angle)]
      }).concat([
        [hub * 0.56, half + 0.004],
        [hub * 0.56, half - 0.01],
      ]),
      cap,
      { edge: 0, crease: 0.35 },
    ),
    bolts(ring(8, hub * 0.79, half * 0.93), hub * 0.05),
  )
  return group
}
