import * as THREE from 'three'
import { brass, castIron, glow, paint } from '../stage/finishes.js'
import { copies, ring } from '../shapes/copies.js'
import { rod } from '../shapes/rod.js'
import { turned } from '../shapes/turned.js'
import { createHanger } from './pipework.js'

/** A pendent sprinkler head hanging along -y from the origin: frame arms, glass bulb, toothed deflector. */
export function createSprinklerHead(size = 1) {
  const group = new THREE.Group()
  const metal = brass()
  const body = turned(
    [
      [0, 0.0],
      [0.026, 0.0],
      [0.026, -0.03],
      [0.034, -0.032],
      [0.034, -0.05],
      [0.02, -0.056],
      [0, -0.056],
    ],
    metal,
    { segments: 6, crease: 0.3, edge: 0.002 },
  )
  body.rotation.x = -Math.PI / 2
  group.add(body)
  for (const side of [-1, 1])
    group.add(
      rod([side * 0.024, -0.05, 0], [side * 0.026, -0.09, 0], 0.005, metal, 10),
      rod([side * 0.026, -0.09, 0], [0, -0.125, 0], 0.005, metal, 10),
    )
  group.add(rod([0, -0.056, 0], [0, -0.118, 0], 0.0055, glow('#b8261c', 0.75), 14))
  const deflector = new THREE.Group()
  deflector.rotation.x = -Math.PI / 2
  deflector.position.y = -0.13
  deflector.add(
    turned(
      [
        [0, 0.004],
        [0.03, 0.003],
        [0.03, 0],
        [0, 0],
      ],
      metal,
      { segments: 32, edge: 0.001 },
    ),
    copies(new THREE.BoxGeometry(0.018, 0.007, 0.003), metal, ring(14, 0.036, 0.001)),
  )
  group.add(deflector)
  group.scale.setScalar(size)
  return group
}

/** A branch of red sprinkler pipe along z with grooved couplings, drops and heads every `pitch`. */
export function createSprinklerLine({
  length = 4,
  radius = 0.045,
  pitch = 1.2,
  drop = 0.22,
  color = '#a6332a',
  head = 1.6,
  ceiling = 0,
} = {}) {
  const red = paint(color, 0.4)
  const group = new THREE.Group()
  group.add(rod([0, 0, -length / 2], [0, 0, length / 2], radius, red, 32))
  const count = Math.floor(length / pitch)
  for (let index = 0; index < count; index += 1) {
    const z = -length / 2 + pitch * (index + 0.5)
    const tee = turned(
      [
        [radius * 1.0, z - 0.07],
        [radius * 1.28, z - 0.06],
        [radius * 1.28, z + 0.06],
        [radius * 1.0, z + 0.07],
      ],
      castIron(color),
      { segments: 40 },
    )
    group.add(tee, rod([0, 0, z], [0, -drop, z], radius * 0.5, red, 20))
    group.add(rod([0, -drop - 0.012, z], [0, -drop + 0.03, z], radius * 0.75, castIron(color), 24))
    const sprinkler = createSprinklerHead(head)
    sprinkler.position.set(0, -drop, z)
    group.add(sprinkler)
    if (ceiling > 0) {
      const hanger = createHanger({ radius, ceiling })
      hanger.position.z = z + pitch * 0.4
      group.add(hanger)
    }
  }
  return group
}
