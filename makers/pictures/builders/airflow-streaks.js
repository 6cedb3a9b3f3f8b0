import * as THREE from 'three'
import { createRandom } from '../stage/low-discrepancy.js'

function fadeAlong(geometry, color, rows, around, strength) {
  const colors = []
  const tone = new THREE.Color(color)
  for (let row = 0; row <= rows; row += 1) {
    const share = row / rows
    const power = strength * Math.sin(Math.PI * share) ** 1.4
    for (let column = 0; column <= around; column += 1)
      colors.push(tone.r * power, tone.g * power, tone.b * power)
  }
  geometry.setAttribute('color', new THREE.Float32BufferAttribute(colors, 3))
}

/** Fine glowing streamlines that gather into a fan of `radius` at the origin along z and leave it swirling; `drift` bends them in from the side. */
export function createAirflowStreaks({
  count = 60,
  radius = 0.9,
  reach = 4,
  wide = 2.2,
  color = '#2CC5B4',
  power = 1.2,
  seed = 7,
  back = 2.5,
  drift = 0,
} = {}) {
  const random = createRandom(seed)
  const material = new THREE.MeshBasicMaterial({
    vertexColors: true,
    transparent: true,
    blending: THREE.AdditiveBlending,
    depthWrite: false,
  })
  const group = new THREE.Group()
  for (let index = 0; index < count; index += 1) {
    const start = random() * Math.PI * 2
    const lane = radius * (0.42 + 0.55 * random())
    const spread = wide * (0.7 + 0.7 * random())
    const far = reach * (0.6 + 0.7 * random())
    const turn = 0.5 + random() * 0.5
    const points = Array.from({ length: 26 }, (_, step) => {
      const share = step / 25
      const z = far - (far + back) * share
      const gather = 1 / (1 + Math.exp(-(z - 0.9) * 2.1))
      const r = lane + (lane / radius) * spread * gather * Math.min(1.6, z / 2.2 + 0.3)
      const angle = start + turn * (z < 0 ? 0.5 - z * 0.8 : 0.5 * Math.exp(-z))
      const aside = drift * Math.max(0, z - 0.4) ** 1.7
      return new THREE.Vector3(r * Math.cos(angle) + aside, r * Math.sin(angle), z)
    })
    const geometry = new THREE.TubeGeometry(
      new THREE.CatmullRomCurve3(points),
      60,
      0.0016 + 0.0034 * random() ** 2,
      5,
    )
    fadeAlong(geometry, color, 60, 5, power * (0.25 + random()))
    const mesh = new THREE.Mesh(geometry, material)
    mesh.userData.shadowless = true
    group.add(mesh)
  }
  return group
}
