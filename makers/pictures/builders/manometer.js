import * as THREE from 'three'
import { glow, matt, paint, zinc } from '../stage/finishes.js'
import { copies } from '../shapes/copies.js'
import { rod } from '../shapes/rod.js'
import { slab } from '../shapes/slab.js'

/** A board of liquid columns on a stand, face toward +z; `levels` are the shares of each tube that are filled. */
export function createManometerBoard({
  levels = [0.3, 0.42, 0.55, 0.62, 0.5, 0.36, 0.7, 0.48],
} = {}) {
  const group = new THREE.Group()
  const width = 0.16 + levels.length * 0.09
  group.add(
    slab([width, 1.1, 0.03], matt('#f1efe6', 0.6), [0, 1.35, 0], 0.006),
    slab([width + 0.06, 0.06, 0.08], paint('#33454d', 0.5), [0, 0.78, 0.01], 0.01),
    slab([width + 0.06, 0.06, 0.08], paint('#33454d', 0.5), [0, 1.92, 0.01], 0.01),
    slab([0.6, 0.04, 0.5], paint('#33454d', 0.5), [0, 0.02, 0], 0.01),
  )
  for (const side of [-1, 1])
    group.add(
      slab(
        [0.05, 1.95, 0.05],
        paint('#33454d', 0.5),
        [side * (width / 2 + 0.02), 0.97, -0.02],
        0.008,
      ),
    )
  const ticks = Array.from({ length: 40 }, (_, index) => ({
    at: [0, 0.86 + index * 0.026, 0.017],
    scale: [width - (index % 5 ? 0.12 : 0.05), 0.0022, 0.001],
  }))
  group.add(copies(new THREE.BoxGeometry(1, 1, 1), matt('#8b908d'), ticks))
  levels.forEach((level, index) => {
    const x = (index - (levels.length - 1) / 2) * 0.09
    group.add(
      rod([x, 0.82, 0.035], [x, 1.9, 0.035], 0.012, paint('#cfd9da', 0.1), 10),
      rod([x, 0.82, 0.036], [x, 0.82 + level * 1.05, 0.036], 0.0135, glow('#c22a20', 0.8), 10),
    )
  })
  return group
}

/** A desk with two screens that show a fan's curve being taken, face toward +z. */
export function createTestDesk() {
  const group = new THREE.Group()
  group.add(
    slab([1.7, 0.05, 0.75], matt('#b99d73', 0.6), [0, 0.76, 0], 0.008),
    slab([0.05, 0.74, 0.65], matt('#2b3236'), [-0.8, 0.37, 0], 0.006),
    slab([0.05, 0.74, 0.65], matt('#2b3236'), [0.8, 0.37, 0], 0.006),
    slab([0.5, 0.02, 0.17], matt('#1b1f22'), [-0.2, 0.795, 0.18], 0.006),
    slab([0.3, 0.012, 0.21], matt('#f2efe6'), [0.45, 0.79, 0.12], 0.002),
  )
  for (const [index, x] of [-0.42, 0.24].entries()) {
    const screen = new THREE.Group()
    screen.add(
      slab([0.6, 0.37, 0.03], matt('#14181a', 0.4), [0, 0, 0], 0.01),
      slab([0.56, 0.33, 0.004], glow('#e9f2f2', 0.75), [0, 0, 0.016], 0.002),
    )
    const curve = new THREE.CatmullRomCurve3(
      [0, 0.25, 0.5, 0.75, 1].map(
        (share) =>
          new THREE.Vector3(
            -0.24 + share * 0.46,
            index ? -0.1 + share * 0.16 - share ** 3 * 0.1 : 0.11 - share ** 2 * 0.2,
            0.021,
          ),
      ),
    )
    screen.add(
      new THREE.Mesh(
        new THREE.TubeGeometry(curve, 30, 0.006, 6),
        glow(index ? '#d9661f' : '#00706a', 0.9),
      ),
    )
    screen.add(rod([-0.25, -0.14, 0.02], [0.25, -0.14, 0.02], 0.003, matt('#3a4144'), 5))
    screen.add(rod([-0.25, -0.14, 0.02], [-0.25, 0.14, 0.02], 0.003, matt('#3a4144'), 5))
    screen.position.set(x, 1.12, -0.16)
    screen.rotation.y = index ? -0.18 : 0.18
    group.add(screen, rod([x, 0.78, -0.18], [x, 1.0, -0.18], 0.025, zinc(), 10))
  }
  return group
}
