import * as THREE from 'three'
import { concrete, galvanised, zinc } from '../stage/finishes.js'
import { rod } from '../shapes/rod.js'
import { turned } from '../shapes/turned.js'

/** A storage silo standing on y with hoops, a conical roof and a caged ladder. */
export function createSilo({ radius = 3, height = 14, material = concrete('#b3ab9a') } = {}) {
  const group = new THREE.Group()
  const shell = turned(
    [
      [radius, 0],
      [radius, height],
      [radius * 1.04, height],
      [radius * 1.04, height + 0.3],
      [radius * 0.25, height + 1.3],
      [0, height + 1.3],
    ],
    material,
    { segments: 72, edge: 0.02 },
  )
  shell.rotation.x = -Math.PI / 2
  group.add(shell)
  for (let y = 1.4; y < height; y += 1.4) {
    const hoop = new THREE.Mesh(new THREE.TorusGeometry(radius, 0.035, 6, 72), galvanised())
    hoop.rotation.x = Math.PI / 2
    hoop.position.y = y
    group.add(hoop)
  }
  for (const x of [-0.25, 0.25])
    group.add(rod([x, 0, radius + 0.2], [x, height + 0.9, radius + 0.2], 0.03, zinc(), 8))
  for (let y = 0.4; y < height; y += 0.4)
    group.add(rod([-0.25, y, radius + 0.2], [0.25, y, radius + 0.2], 0.02, zinc(), 6))
  for (let y = 2.4; y < height; y += 1.2) {
    const cage = new THREE.Mesh(new THREE.TorusGeometry(0.36, 0.02, 6, 28, Math.PI), zinc())
    cage.position.set(0, y, radius + 0.2)
    cage.rotation.x = Math.PI / 2
    group.add(cage)
  }
  return group
}
