import * as THREE from 'three'
import { castIron, galvanised, matt, paint, rubber, zinc } from '../stage/finishes.js'
import { bentTube } from '../shapes/bent-tube.js'
import { copies } from '../shapes/copies.js'
import { rod } from '../shapes/rod.js'
import { slab } from '../shapes/slab.js'
import { turned } from '../shapes/turned.js'

const upright = (part) => {
  part.rotation.x = -Math.PI / 2
  const group = new THREE.Group()
  group.add(part)
  return group
}

/** A wooden pallet of 1.2 by 0.8 m. */
export function createPallet({ color = '#a98a5f' } = {}) {
  const wood = matt(color, 0.9)
  const boards = [-0.34, -0.17, 0, 0.17, 0.34].map((z) => ({
    at: [0, 0.13, z],
    scale: [1.2, 0.022, 0.12],
  }))
  const feet = [-0.54, 0, 0.54].flatMap((x) => [
    { at: [x, 0.011, 0], scale: [0.1, 0.022, 0.8] },
    { at: [x, 0.107, 0], scale: [0.1, 0.022, 0.8] },
    ...[-0.34, 0, 0.34].map((z) => ({ at: [x, 0.06, z], scale: [0.1, 0.078, 0.12] })),
  ])
  const group = new THREE.Group()
  group.add(copies(new THREE.BoxGeometry(1, 1, 1), wood, [...boards, ...feet]))
  return group
}

/** A traffic cone with a white collar. */
export function createCone() {
  const orange = matt('#d9531e', 0.6)
  const part = (profile, material) => upright(turned(profile, material, { edge: 0, segments: 28 }))
  const group = new THREE.Group()
  group.add(
    slab([0.36, 0.03, 0.36], orange, [0, 0.015, 0], 0.01),
    part(
      [
        [0.14, 0.03],
        [0.1, 0.24],
      ],
      orange,
    ),
    part(
      [
        [0.1, 0.24],
        [0.066, 0.42],
      ],
      matt('#eeeae0', 0.6),
    ),
    part(
      [
        [0.066, 0.42],
        [0.03, 0.62],
        [0, 0.62],
      ],
      orange,
    ),
  )
  return group
}

/** A portable fire extinguisher, hung or standing. */
export function createExtinguisher({ color = '#b3261e' } = {}) {
  const group = new THREE.Group()
  group.add(
    upright(
      turned(
        [
          [0, 0],
          [0.075, 0],
          [0.08, 0.03],
          [0.08, 0.42],
          [0.05, 0.5],
          [0.025, 0.52],
          [0, 0.52],
        ],
        paint(color, 0.3),
        {
          segments: 36,
        },
      ),
    ),
    rod([0, 0.5, 0], [0, 0.58, 0], 0.02, zinc(), 12),
    slab([0.03, 0.02, 0.15], matt('#15181a'), [0, 0.59, 0.04], 0.006),
    bentTube(
      [
        [0, 0.55, 0.03],
        [0.09, 0.52, 0.05],
        [0.1, 0.3, 0.05],
        [0.09, 0.14, 0.05],
      ],
      0.012,
      rubber(),
      { segments: 10 },
    ),
    slab([0.1, 0.12, 0.004], matt('#e9e6dc'), [0, 0.28, 0.079], 0.002),
  )
  return group
}

/** A coil of cable lying on the floor with its loose end run out to `end`. */
export function createCableCoil({
  radius = 0.3,
  turns = 5,
  color = '#d8622a',
  end = [0.9, 0.5],
} = {}) {
  const material = matt(color, 0.5)
  const group = new THREE.Group()
  for (let index = 0; index < turns; index += 1) {
    const ring = new THREE.Mesh(
      new THREE.TorusGeometry(radius - (index % 3) * 0.022, 0.011, 8, 44),
      material,
    )
    ring.position.set(
      (index % 2) * 0.012,
      0.014 + Math.floor(index / 2) * 0.016,
      (index % 3) * 0.01,
    )
    ring.rotation.x = Math.PI / 2
    group.add(ring)
  }
  const [x, z] = end
  const run = new THREE.CatmullRomCurve3(
    [[radius, 0], [x * 0.5 + 0.1, z * 0.1], [x * 0.7, z * 0.9], end].map(
      ([px, pz]) => new THREE.Vector3(px, 0.011, pz),
    ),
  )
  group.add(new THREE.Mesh(new THREE.TubeGeometry(run, 40, 0.011, 8), material))
  return group
}

/** A cable lying through `points` of [x, z] on the floor. */
export function createFloorCable(points, { radius = 0.012, color = '#14181a' } = {}) {
  const run = new THREE.CatmullRomCurve3(points.map(([x, z]) => new THREE.Vector3(x, radius, z)))
  const group = new THREE.Group()
  group.add(new THREE.Mesh(new THREE.TubeGeometry(run, 80, radius, 8), matt(color, 0.5)))
  return group
}

/** A closed steel toolbox with a handle. */
export function createToolbox({ color = '#b3261e' } = {}) {
  const group = new THREE.Group()
  group.add(
    slab([0.52, 0.2, 0.24], paint(color, 0.4), [0, 0.1, 0], 0.012),
    slab([0.5, 0.07, 0.2], paint(color, 0.4), [0, 0.225, 0], 0.02),
    slab([0.2, 0.02, 0.03], matt('#15181a'), [0, 0.29, 0], 0.008),
  )
  return group
}

/** A cardboard box with a strip of tape. */
export function createCarton({ size = [0.5, 0.4, 0.4], color = '#b08d5e' } = {}) {
  const [width, height, depth] = size
  const group = new THREE.Group()
  group.add(
    slab(size, matt(color, 0.9), [0, height / 2, 0], 0.006),
    slab([width + 0.002, 0.002, 0.06], matt('#c9ae7d', 0.5), [0, height + 0.001, 0], 0.001),
    slab(
      [0.16, 0.1, 0.002],
      matt('#e8e4da'),
      [width * 0.18, height * 0.6, depth / 2 + 0.001],
      0.001,
    ),
  )
  return group
}

/** A painted steel drum. */
export function createDrum({ color = '#24506b' } = {}) {
  const profile = [
    [0, 0],
    [0.29, 0],
    [0.29, 0.28],
    [0.305, 0.3],
    [0.29, 0.32],
    [0.29, 0.58],
    [0.305, 0.6],
    [0.29, 0.62],
    [0.29, 0.88],
    [0.27, 0.87],
    [0, 0.87],
  ]
  return upright(turned(profile, castIron(color), { edge: 0.006, segments: 48 }))
}

/** A box on a wall, face toward +z, with conduits up to `rise` metres above it. */
export function createWallBox({
  size = [0.4, 0.55, 0.18],
  rise = 1.4,
  conduits = 2,
  color = '#c9ccc6',
} = {}) {
  const [width, height, depth] = size
  const group = new THREE.Group()
  group.add(
    slab(size, paint(color, 0.5), [0, 0, depth / 2], 0.01),
    slab([width - 0.05, height - 0.05, 0.012], paint(color, 0.5), [0, 0, depth + 0.004], 0.006),
    slab([0.03, 0.07, 0.02], matt('#15181a'), [width * 0.38, 0, depth + 0.016], 0.006),
  )
  for (let index = 0; index < conduits; index += 1) {
    const x = (index - (conduits - 1) / 2) * 0.09
    group.add(
      rod(
        [x, height / 2, depth * 0.4],
        [x, height / 2 + rise, depth * 0.4],
        0.0125,
        galvanised(),
        10,
      ),
    )
  }
  return group
}

/** A fire hose cabinet, red, with a window showing its reel. */
export function createHoseCabinet() {
  const red = paint('#a8271f', 0.4)
  const group = new THREE.Group()
  group.add(
    slab([0.75, 0.85, 0.25], red, [0, 0, 0], 0.015),
    slab([0.5, 0.5, 0.01], matt('#241c1a', 0.25), [0, 0.05, 0.127], 0.01),
    slab([0.04, 0.14, 0.03], zinc(), [0.31, 0, 0.14], 0.008),
  )
  const reel = new THREE.Mesh(new THREE.TorusGeometry(0.15, 0.035, 10, 32), matt('#7c2a22', 0.6))
  reel.position.set(0, 0.05, 0.12)
  group.add(reel)
  return group
}

/** A folding ladder of `height` metres, open. */
export function createLadder({ height = 2.2 } = {}) {
  const metal = galvanised()
  const group = new THREE.Group()
  for (const side of [-1, 1]) {
    for (const x of [-0.26, 0.26])
      group.add(
        rod(
          [x, 0, side * height * 0.24],
          [x * 0.75, height, 0],
          0.02,
          side > 0 ? metal : paint('#c9562a'),
          8,
        ),
      )
    for (let step = 1; step < height / 0.28 && side > 0; step += 1) {
      const share = (step * 0.28) / height
      group.add(
        slab(
          [0.5 - share * 0.1, 0.025, 0.07],
          metal,
          [0, step * 0.28, height * 0.24 * (1 - share)],
          0.004,
        ),
      )
    }
  }
  group.add(slab([0.46, 0.03, 0.22], matt('#2a2e30'), [0, height, 0], 0.01))
  return group
}
