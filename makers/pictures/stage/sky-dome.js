import * as THREE from 'three'

/** A sky behind everything: colours by height, from `stops` of [height -1..1, colour, power]. */
export function addSkyDome(stage, stops) {
  const geometry = new THREE.SphereGeometry(180, 48, 64)
  const { position } = geometry.attributes
  const colors = []
  const mixed = new THREE.Color()
  const tones = stops.map(([height, color, power = 1]) => ({
    height,
    tone: new THREE.Color(color).multiplyScalar(power),
  }))
  for (let index = 0; index < position.count; index += 1) {
    const height = position.getY(index) / 180
    const above = Math.max(
      1,
      tones.findIndex((stop) => stop.height >= height),
    )
    const upper = height > tones.at(-1).height ? tones.length - 1 : above
    const [low, high] = [tones[upper - 1], tones[upper]]
    const share = Math.min(1, Math.max(0, (height - low.height) / (high.height - low.height)))
    mixed.copy(low.tone).lerp(high.tone, share)
    colors.push(mixed.r, mixed.g, mixed.b)
  }
  geometry.setAttribute('color', new THREE.Float32BufferAttribute(colors, 3))
  stage.scene.add(
    new THREE.Mesh(
      geometry,
      new THREE.MeshBasicMaterial({ vertexColors: true, side: THREE.BackSide, fog: false }),
    ),
  )
}

export const DUSK_SKY = [
  [-0.2, '#1b2f38', 0.6],
  [-0.01, '#e89b52', 1.5],
  [0.06, '#d98f62', 1.1],
  [0.16, '#7c8f97', 0.8],
  [0.38, '#2f5a68', 0.55],
  [1, '#0c2a34', 0.4],
]

export const DAY_SKY = [
  [-0.2, '#8d8a80', 1],
  [0.0, '#e4e8e4', 1.15],
  [0.12, '#bcd3dc', 1.05],
  [0.5, '#6f9fb8', 0.9],
  [1, '#3f7896', 0.8],
]
