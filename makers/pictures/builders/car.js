import * as THREE from 'three'
import { aluminium, glow, matt, paint, rubber } from '../stage/finishes.js'
import { slab } from '../shapes/slab.js'
import { turned } from '../shapes/turned.js'

/** Skins rounded sections, each { z, half, low, high, taper } in metres, into one closed hull along z. */
function hull(sections, material, { corner = 4.5, around = 36 } = {}) {
  const positions = []
  const faces = []
  const bend = (value) => Math.sign(value) * Math.abs(value) ** (2 / corner)
  for (const { z, half, low, high, taper = 1 } of sections)
    for (let step = 0; step < around; step += 1) {
      const angle = (step / around) * Math.PI * 2
      const rise = (bend(Math.sin(angle)) + 1) / 2
      const narrow = 1 + (taper - 1) * rise
      positions.push(bend(Math.cos(angle)) * half * narrow, low + (high - low) * rise, z)
    }
  for (let ring = 0; ring < sections.length - 1; ring += 1)
    for (let step = 0; step < around; step += 1) {
      const [a, b] = [ring * around + step, ring * around + ((step + 1) % around)]
      faces.push(a, a + around, b, b, a + around, b + around)
    }
  for (const ring of [0, sections.length - 1])
    for (let step = 1; step < around - 1; step += 1)
      faces.push(ring * around, ring * around + step, ring * around + step + 1)
  const geometry = new THREE.BufferGeometry()
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3))
  geometry.setIndex(faces)
  geometry.computeVertexNormals()
  return new THREE.Mesh(geometry, material)
}

const section = ([z, half, low, high, taper]) => ({ z, half, low, high, taper })

/** Body, windows and roof of a saloon and of an off-roader, nose toward +z. */
const SHAPES = {
  saloon: {
    body: [
      [-2.32, 0.66, 0.5, 0.78],
      [-2.26, 0.8, 0.38, 0.98],
      [-1.9, 0.89, 0.28, 1.04],
      [-0.9, 0.92, 0.24, 1.0],
      [0.6, 0.92, 0.24, 0.97],
      [1.5, 0.9, 0.26, 0.9],
      [2.1, 0.8, 0.32, 0.76],
      [2.28, 0.62, 0.42, 0.64],
    ],
    glass: [
      [-1.95, 0.7, 0.9, 1.02, 0.9],
      [-1.5, 0.76, 0.9, 1.28, 0.8],
      [-0.95, 0.78, 0.9, 1.43, 0.76],
      [0.15, 0.78, 0.9, 1.43, 0.76],
      [0.75, 0.77, 0.9, 1.2, 0.82],
      [1.2, 0.72, 0.88, 0.95, 0.92],
    ],
    roof: [
      [-1.2, 0.5, 1.37, 1.4],
      [-0.9, 0.61, 1.38, 1.455],
      [0.1, 0.61, 1.38, 1.455],
      [0.35, 0.5, 1.35, 1.4],
    ],
    wheels: [-1.4, 1.42],
    rear: [0.62, 0.86],
  },
  offroad: {
    body: [
      [-2.35, 0.84, 0.5, 1.08],
      [-2.3, 0.93, 0.42, 1.2],
      [-1.9, 0.96, 0.36, 1.22],
      [1.0, 0.97, 0.34, 1.2],
      [1.7, 0.95, 0.38, 1.15],
      [2.2, 0.88, 0.44, 1.06],
      [2.32, 0.72, 0.5, 0.92],
    ],
    glass: [
      [-2.28, 0.78, 1.1, 1.3, 0.95],
      [-2.1, 0.84, 1.1, 1.74, 0.84],
      [-1.6, 0.86, 1.1, 1.8, 0.82],
      [0.1, 0.86, 1.1, 1.8, 0.82],
      [0.65, 0.85, 1.1, 1.5, 0.86],
      [0.98, 0.8, 1.1, 1.2, 0.92],
    ],
    roof: [
      [-2.2, 0.6, 1.74, 1.77],
      [-2.0, 0.71, 1.74, 1.83],
      [0.1, 0.71, 1.74, 1.83],
      [0.3, 0.58, 1.72, 1.76],
    ],
    wheels: [-1.42, 1.44],
    rear: [0.78, 1.02],
  },
}

function wheel(radius) {
  const group = new THREE.Group()
  group.add(
    turned(
      [
        [0.2, 0.1],
        [radius - 0.02, 0.1],
        [radius, 0.06],
        [radius, -0.06],
        [radius - 0.02, -0.1],
        [0.2, -0.1],
      ],
      rubber(),
      { segments: 44 },
    ),
    turned(
      [
        [0, 0.05],
        [0.07, 0.06],
        [0.1, 0.03],
        [0.19, 0.05],
        [0.215, 0.09],
        [0.215, -0.05],
      ],
      aluminium(),
      { segments: 44 },
    ),
  )
  for (let spoke = 0; spoke < 5; spoke += 1) {
    const arm = slab([0.06, 0.2, 0.02], matt('#1d2123'), [0, 0.13, 0.045], 0.006)
    const holder = new THREE.Group()
    holder.rotation.z = ((spoke + 0.5) / 5) * Math.PI * 2
    holder.add(arm)
    group.add(holder)
  }
  group.rotation.y = Math.PI / 2
  return group
}

/**
 * A parked or driving car of no make, nose toward +z, 4.6 m long.
 * @param kind 'saloon' or 'offroad'
 * @param lit its head lamps and tail lamps shine
 */
export function createCar({ kind = 'saloon', color = '#c8c9c6', lit = false } = {}) {
  const { body, glass, roof, wheels, rear } = SHAPES[kind]
  const skin = paint(color, 0.28)
  const group = new THREE.Group()
  group.add(
    hull(body.map(section), skin),
    hull(glass.map(section), paint('#0d1417', 0.06), { corner: 5 }),
    hull(roof.map(section), skin, { corner: 3 }),
  )
  const radius = kind === 'saloon' ? 0.32 : 0.37
  for (const z of wheels)
    for (const side of [-1, 1]) {
      const arch = turned(
        [
          [0, 0],
          [radius + 0.05, 0],
          [radius + 0.05, 0.02],
          [0, 0.02],
        ],
        matt('#0b0d0e'),
        { segments: 40 },
      )
      arch.rotation.y = (side * Math.PI) / 2
      const widest = kind === 'saloon' ? 0.905 : 0.955
      arch.position.set(side * (widest - 0.005), radius + 0.02, z)
      const round = wheel(radius)
      round.rotation.y = (side * Math.PI) / 2
      round.position.set(side * (widest - 0.05), radius, z)
      group.add(arch, round)
    }
  const [spread, lampHeight] = rear
  for (const side of [-1, 1]) {
    group.add(
      slab(
        [0.2, 0.14, 0.06],
        lit ? glow('#ff3020', 2.2) : paint('#7a1512', 0.15),
        [side * spread, lampHeight, -2.27],
        0.02,
      ),
      slab(
        [0.26, 0.11, 0.1],
        lit ? glow('#fff4e0', 14) : paint('#dfe6e8', 0.08),
        [side * (spread + 0.02), lampHeight - 0.14, 2.2],
        0.03,
      ),
      slab([0.14, 0.1, 0.16], skin, [side * 0.98, kind === 'saloon' ? 0.98 : 1.24, 0.85], 0.03),
    )
  }
  group.add(
    slab([0.52, 0.12, 0.01], matt('#e8e7e0', 0.5), [0, lampHeight - 0.08, -2.335], 0.004),
    slab([1.3, 0.16, 0.08], matt('#1a1e20', 0.6), [0, 0.46, -2.27], 0.03),
    slab([1.1, 0.2, 0.08], matt('#101416', 0.4), [0, lampHeight - 0.24, 2.26], 0.03),
  )
  return group
}
