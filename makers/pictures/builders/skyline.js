import * as THREE from 'three'
import { createRandom } from '../stage/low-discrepancy.js'
import { copies } from '../shapes/copies.js'

/** A far city of plain towers with some lit windows, in an arc across -z at `distance`. */
export function createSkyline({
  count = 70,
  distance = 70,
  spread = 190,
  color = '#10262e',
  lit = '#ffca85',
  base = -24,
  tallest = 34,
  power = 1.6,
  seed = 3,
} = {}) {
  const random = createRandom(seed)
  const towers = []
  const windows = []
  for (let index = 0; index < count; index += 1) {
    const width = 2.4 + random() * 4.4
    const height = 26 + tallest * random() ** 2.6
    const x = (random() - 0.5) * spread
    const z = -distance - random() * 80
    towers.push({ at: [x, base + height / 2, z], scale: [width, height, width] })
    if (random() > 0.72) towers.push({ at: [x, base + height + 1.6, z], scale: [0.35, 3.2, 0.35] })
    const columns = Math.floor(width / 0.9)
    for (let row = 1; row < height / 1.3; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        if (random() < 0.84) continue
        windows.push({
          at: [x - width / 2 + 0.45 + column * 0.9, base + row * 1.3, z + width / 2 + 0.05],
          scale: [0.3, 0.42, 1],
        })
      }
    }
  }
  const group = new THREE.Group()
  group.add(copies(new THREE.BoxGeometry(1, 1, 1), new THREE.MeshBasicMaterial({ color }), towers))
  const glowing = new THREE.MeshBasicMaterial({ color: new THREE.Color(lit).multiplyScalar(power) })
  group.add(copies(new THREE.PlaneGeometry(1, 1), glowing, windows))
  group.traverse((part) => {
    part.userData.shadowless = true
  })
  return group
}
