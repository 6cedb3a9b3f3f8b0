import * as THREE from 'three'
import { aluminium, blackSteel, galvanised, matt, paint, steel } from '../stage/finishes.js'
import { copies } from '../shapes/copies.js'
import { rod } from '../shapes/rod.js'
import { slab } from '../shapes/slab.js'
import { turned } from '../shapes/turned.js'
import { createGuard } from './guard.js'
import { createImpeller } from './impeller.js'

function frameOf([width, height, depth], material, bar = 0.05) {
  const group = new THREE.Group()
  for (const y of [-1, 1]) {
    for (const z of [-1, 1])
      group.add(slab([width, bar, bar], material, [0, (y * height) / 2, (z * depth) / 2], 0.008))
    for (const x of [-1, 1])
      group.add(slab([bar, bar, depth], material, [(x * width) / 2, (y * height) / 2, 0], 0.008))
  }
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      group.add(slab([bar, height, bar], material, [(x * width) / 2, 0, (z * depth) / 2], 0.008))
  return group
}

function door([width, height], z, skin, handed) {
  const group = new THREE.Group()
  group.add(slab([width, height, 0.03], skin, [0, 0, z], 0.012))
  group.add(slab([width - 0.1, height - 0.1, 0.012], skin, [0, 0, z + 0.018], 0.006))
  for (const y of [-0.3, 0.3]) {
    const edge = (width / 2 - 0.05) * handed
    group.add(slab([0.05, 0.1, 0.03], blackSteel(), [edge, y * height, z + 0.04], 0.006))
    group.add(
      slab([0.13, 0.032, 0.03], blackSteel(), [edge - handed * 0.03, y * height, z + 0.065], 0.012),
    )
    group.add(slab([0.04, 0.12, 0.03], aluminium(), [-edge, y * height, z + 0.03], 0.006))
  }
  return group
}

function louvres([width, height], z, material) {
  const blade = new THREE.BoxGeometry(width, 0.012, 0.1)
  const count = Math.floor(height / 0.085)
  const poses = Array.from({ length: count }, (_, index) => ({
    at: [0, -height / 2 + (index + 0.5) * (height / count), z],
    turn: [0.7, 0, 0],
  }))
  const group = new THREE.Group()
  group.add(
    copies(blade, material, poses),
    slab([width, height, 0.01], matt('#0c1214'), [0, 0, z - 0.08]),
  )
  return group
}

/**
 * An air handling unit along x, front toward +z. `sections` lists each one's width and
 * face: 'door', 'panel', 'louvre', 'filter' or 'fan'.
 */
export function createAirHandler({
  sections = [
    [0.9, 'louvre'],
    [0.7, 'door'],
    [1.1, 'panel'],
    [1.2, 'fan'],
    [0.9, 'door'],
  ],
  height = 1.5,
  depth = 1.3,
  skin = paint('#dde4e3', 0.4),
  trim = aluminium(),
} = {}) {
  const total = sections.reduce((sum, [width]) => sum + width, 0)
  const group = new THREE.Group()
  let x = -total / 2
  const middle = height / 2 + 0.16
  for (const [width, face] of sections) {
    const box = new THREE.Group()
    box.position.set(x + width / 2, middle, 0)
    box.add(frameOf([width, height, depth], trim))
    box.add(
      slab(
        [width - 0.02, height - 0.02, depth - 0.06],
        face === 'fan' ? skin : skin,
        [0, 0, -0.01],
        0.01,
      ),
    )
    const inner = [width - 0.09, height - 0.09]
    const front = depth / 2 - 0.005
    if (face === 'louvre') box.add(louvres(inner, front + 0.03, steel()))
    if (face === 'door') box.add(door(inner, front, skin, 1))
    if (face === 'panel')
      box.add(
        slab([...inner, 0.02], skin, [0, 0, front], 0.01),
        slab([0.22, 0.16, 0.05], matt('#1c353b', 0.5), [0, 0.2, front + 0.03], 0.012),
      )
    if (face === 'filter')
      for (const y of [-1, 0, 1])
        box.add(
          door([inner[0], inner[1] / 3 - 0.02], front, skin, 1).translateY((y * inner[1]) / 3),
        )
    if (face === 'fan') addFanFace(box, inner, front, skin)
    group.add(box)
    x += width
  }
  group.add(
    slab([total, 0.12, 0.1], galvanised(), [0, 0.07, depth / 2 - 0.05]),
    slab([total, 0.12, 0.1], galvanised(), [0, 0.07, -depth / 2 + 0.05]),
  )
  return group
}

function addFanFace(box, [width, height], front, skin) {
  const radius = Math.min(width, height) * 0.42
  box.add(slab([width, height, 0.02], skin, [0, 0, front], 0.01))
  const port = new THREE.Group()
  port.position.z = front + 0.012
  port.add(
    turned(
      [
        [radius, 0],
        [radius * 1.06, 0.0],
        [radius * 1.06, 0.05],
        [radius, 0.07],
        [radius * 0.94, 0.05],
        [radius * 0.92, 0],
      ],
      aluminium(),
      { edge: 0.008 },
    ),
    turned(
      [
        [0, 0.002],
        [radius, 0.002],
      ],
      matt('#0b1315', 0.9),
      { edge: 0 },
    ),
  )
  const wheel = createImpeller({ tip: 0.9, count: 7, chord: 0.44, depth: 0.16 })
  wheel.scale.set(radius, radius, radius * 0.28)
  wheel.position.z = 0.02
  const cage = createGuard({ radius: radius * 1.02, rings: 9, wire: 0.004, dome: 0.03 })
  cage.position.z = 0.07
  port.add(wheel, cage)
  box.add(port)
}

/** Header pipes for a unit's coil: two stubs with flanges, toward +z. */
export function createCoilStubs(color = '#5e7f86') {
  const group = new THREE.Group()
  for (const y of [-0.2, 0.2]) {
    group.add(rod([0, y, 0], [0, y, 0.4], 0.05, paint(color)))
    const flange = turned(
      [
        [0.05, 0.4],
        [0.1, 0.4],
        [0.1, 0.43],
        [0.05, 0.43],
      ],
      steel(),
      { segments: 40 },
    )
    flange.position.y = y
    group.add(flange)
  }
  return group
}
