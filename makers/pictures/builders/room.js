import * as THREE from 'three'
import { glow, galvanised, matt, polishedFloor } from '../stage/finishes.js'
import { copies } from '../shapes/copies.js'
import { slab } from '../shapes/slab.js'

function face(size, material, at, turn) {
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(...size), material)
  mesh.position.set(...at)
  mesh.rotation.set(...turn)
  mesh.userData.shadowless = true
  mesh.receiveShadow = true
  return mesh
}

/** A room open toward the camera (+z): polished floor, walls with a darker dado, beams and linear lamps under its ceiling. */
export function createRoom({
  width = 12,
  height = 4.5,
  depth = 18,
  wall = '#a9b5b5',
  dado = '#23454d',
  floor = '#55656a',
  ceiling = '#6f7b7c',
  lamps = 3,
  lampColor = '#f4fbff',
  power = 8,
  beams = true,
} = {}) {
  const group = new THREE.Group()
  const middle = -depth / 2
  group.add(
    face([width, depth + 16], polishedFloor(floor), [0, 0, middle + 8], [-Math.PI / 2, 0, 0]),
    face([width, depth + 16], matt(ceiling), [0, height, middle + 8], [Math.PI / 2, 0, 0]),
    face([width, height], matt(wall), [0, height / 2, -depth], [0, 0, 0]),
    face(
      [depth + 16, height],
      matt(wall),
      [-width / 2, height / 2, middle + 8],
      [0, Math.PI / 2, 0],
    ),
    face(
      [depth + 16, height],
      matt(wall),
      [width / 2, height / 2, middle + 8],
      [0, -Math.PI / 2, 0],
    ),
  )
  if (dado) {
    group.add(slab([width, 1.1, 0.02], matt(dado, 0.6), [0, 0.55, -depth + 0.02], 0.004))
    for (const side of [-1, 1])
      group.add(
        slab(
          [0.02, 1.1, depth + 16],
          matt(dado, 0.6),
          [side * (width / 2 - 0.02), 0.55, middle + 8],
          0.004,
        ),
      )
  }
  if (beams) {
    for (let z = -2; z > -depth; z -= 3.6)
      group.add(slab([width, 0.4, 0.22], matt('#55636a'), [0, height - 0.2, z], 0.01))
  }
  const poses = []
  for (let column = 0; column < lamps; column += 1) {
    const x = lamps === 1 ? 0 : -width * 0.33 + (column / (lamps - 1)) * width * 0.66
    for (let z = 1; z > -depth + 1; z -= 3.6) poses.push({ at: [x, height - 0.5, z] })
  }
  group.add(copies(new THREE.BoxGeometry(0.16, 0.03, 2.2), glow(lampColor, power), poses))
  group.add(
    copies(
      new THREE.BoxGeometry(0.22, 0.07, 2.3),
      galvanised(),
      poses.map(({ at: [x, y, z] }) => ({ at: [x, y + 0.05, z] })),
    ),
  )
  group.traverse((part) => {
    part.userData.shadowless = true
    part.receiveShadow = true
  })
  return group
}
