import * as THREE from 'three'
import { brass, matt, paint, steel } from '../stage/finishes.js'
import { copies } from '../shapes/copies.js'
import { rod } from '../shapes/rod.js'
import { slab } from '../shapes/slab.js'
import { createTowerFrame } from './tower-frame.js'

function sheet(width, depth, seedLines) {
  const group = new THREE.Group()
  group.add(slab([width, 0.004, depth], matt('#f7faf9', 0.9), [0, 0, 0], 0.001))
  const line = matt('#1d5560', 0.8)
  const bar = (x, z, w, d, material = line) => ({ at: [x, 0.0035, z], scale: [w, 1, d], material })
  const plan = [
    bar(0, -0.24, 0.9, 0.006),
    bar(0, 0.24, 0.9, 0.006),
    bar(-0.45, 0, 0.006, 0.48),
    bar(0.45, 0, 0.006, 0.48),
    bar(-0.15, 0.06, 0.005, 0.36),
    bar(0.18, -0.06, 0.005, 0.36),
    bar(-0.3, -0.05, 0.3, 0.005),
    bar(0.32, 0.08, 0.26, 0.005),
    ...seedLines.map(([x, z, w, d]) => bar(x, z, w, d)),
  ]
  group.add(copies(new THREE.BoxGeometry(1, 0.002, 1), line, plan))
  const duct = [
    bar(0.0, -0.12, 0.8, 0.022),
    bar(-0.05, 0.02, 0.022, 0.28),
    bar(0.3, -0.02, 0.022, 0.2),
  ]
  group.add(copies(new THREE.BoxGeometry(1, 0.003, 1), matt('#00857A', 0.7), duct))
  return group
}

/** A table with drawings, rolled sheets, a scale model of a tower, a rule and a pencil. Table top at y = 0. */
export function createDrawingTable() {
  const group = new THREE.Group()
  group.add(slab([3.2, 0.06, 1.7], matt('#c9b79b', 0.55), [0, -0.035, 0], 0.012))
  const first = sheet(1.25, 0.8, [[0.1, 0.16, 0.2, 0.004]])
  first.rotation.y = 0.12
  first.position.set(-0.42, 0.004, 0.16)
  const under = sheet(1.25, 0.8, [])
  under.rotation.y = -0.18
  under.position.set(-0.2, 0.001, -0.1)
  group.add(under, first)
  const model = createTowerFrame({ floors: 10, glazed: 7, scaffold: false })
  model.scale.setScalar(0.062)
  model.position.set(0.78, 0.045, -0.12)
  model.rotation.y = 0.5
  group.add(model, slab([0.9, 0.04, 0.7], matt('#eef2f1', 0.6), [0.78, 0.02, -0.12], 0.006))
  const podium = createTowerFrame({ floors: 3, glazed: 3, bays: [4, 2], scaffold: false })
  podium.scale.setScalar(0.05)
  podium.position.set(1.05, 0.045, 0.1)
  podium.rotation.y = 0.5
  group.add(podium)
  for (const [index, z] of [-0.62, -0.5, -0.56].entries()) {
    group.add(
      rod(
        [-1.3, 0.045 + (index === 2 ? 0.075 : 0), z],
        [-0.1, 0.045 + (index === 2 ? 0.075 : 0), z - 0.06],
        0.042,
        matt(index === 1 ? '#dfe9e8' : '#f4f7f6', 0.8),
        36,
      ),
    )
  }
  const rule = slab([0.62, 0.008, 0.045], steel(), [-0.25, 0.016, 0.48], 0.002)
  rule.rotation.y = 0.3
  group.add(
    rule,
    rod([0.12, 0.018, 0.42], [0.34, 0.018, 0.3], 0.009, paint('#E9A23B'), 6),
    rod([0.34, 0.018, 0.3], [0.36, 0.018, 0.29], 0.006, matt('#2b2f30'), 8),
  )
  for (const side of [-1, 1])
    group.add(
      rod([-0.75, 0.3, 0.34], [-0.75 + side * 0.08, 0.01, 0.34 + side * 0.06], 0.008, brass(), 10),
    )
  group.add(rod([-0.75, 0.29, 0.34], [-0.75, 0.34, 0.34], 0.014, brass(), 12))
  return group
}
