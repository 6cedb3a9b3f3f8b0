import * as THREE from 'three'
import { createRandom } from '../stage/low-discrepancy.js'

function lying(geometry, material, lift) {
  const mesh = new THREE.Mesh(geometry, material)
  mesh.rotation.x = -Math.PI / 2
  mesh.position.y = lift
  mesh.userData.shadowless = true
  mesh.receiveShadow = true
  return mesh
}

const worn = (color, opacity, map = null) =>
  new THREE.MeshStandardMaterial({
    color,
    opacity,
    alphaMap: map,
    transparent: true,
    roughness: 0.75,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -1,
  })

/** A grey picture of `wide` by `tall` pixels, drawn by `draw`, as an opacity map. */
function opacityMap(wide, tall, draw) {
  const canvas = document.createElement('canvas')
  canvas.width = wide
  canvas.height = tall
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#000'
  pen.fillRect(0, 0, wide, tall)
  draw(pen)
  return new THREE.CanvasTexture(canvas)
}

/** Painted lines, chipped by use; each is { from: [x, z], to: [x, z], width }, in metres. */
export function createPaintLines(lines, { color = '#e9e7de', opacity = 0.8, seed = 3 } = {}) {
  const random = createRandom(seed)
  const map = opacityMap(64, 512, (pen) => {
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, 64, 512)
    for (let index = 0; index < 260; index += 1) {
      pen.fillStyle = `rgba(0,0,0,${(0.15 + random() * 0.5).toFixed(2)})`
      pen.fillRect(random() * 64, random() * 512, 1 + random() * 9, 1 + random() * 12)
    }
  })
  const material = worn(color, opacity, map)
  const group = new THREE.Group()
  for (const { from, to, width = 0.1 } of lines) {
    const [dx, dz] = [to[0] - from[0], to[1] - from[1]]
    const mesh = lying(new THREE.PlaneGeometry(width, Math.hypot(dx, dz)), material, 0.003)
    mesh.position.set((from[0] + to[0]) / 2, 0.003, (from[1] + to[1]) / 2)
    mesh.rotation.z = -Math.atan2(dx, -dz)
    group.add(mesh)
  }
  return group
}

/** A pair of tyre tracks through `points` of [x, z]; `gauge` is the distance between them. */
export function createTyreMarks(points, { gauge = 1.5, width = 0.2, opacity = 0.35 } = {}) {
  const map = opacityMap(64, 8, (pen) => {
    for (let x = 0; x < 64; x += 1) {
      const edge = Math.min(1, Math.min(x, 63 - x) / 16)
      const tread = x % 13 < 2 ? 0.45 : 1
      pen.fillStyle = `rgb(${[1, 1, 1].map(() => Math.round(255 * edge * tread)).join(',')})`
      pen.fillRect(x, 0, 1, 8)
    }
  })
  const curve = new THREE.CatmullRomCurve3(points.map(([x, z]) => new THREE.Vector3(x, 0, z)))
  const group = new THREE.Group()
  const material = worn('#17191a', opacity, map)
  for (const side of [-0.5, 0.5]) {
    const positions = []
    const uvs = []
    const faces = []
    const steps = 40
    for (let step = 0; step <= steps; step += 1) {
      const at = curve.getPoint(step / steps)
      const along = curve.getTangent(step / steps)
      const out = new THREE.Vector3(-along.z, 0, along.x)
      for (const edge of [-0.5, 0.5]) {
        const spot = at.clone().addScaledVector(out, side * gauge + edge * width)
        positions.push(spot.x, 0.002, spot.z)
        uvs.push(edge + 0.5, step / steps)
      }
      if (step < steps) faces.push(...[0, 1, 2, 1, 3, 2].map((corner) => step * 2 + corner))
    }
    const geometry = new THREE.BufferGeometry()
    geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3))
    geometry.setAttribute('uv', new THREE.Float32BufferAttribute(uvs, 2))
    geometry.setIndex(faces)
    geometry.computeVertexNormals()
    const mesh = new THREE.Mesh(geometry, material)
    material.side = THREE.DoubleSide
    mesh.userData.shadowless = true
    mesh.receiveShadow = true
    group.add(mesh)
  }
  return group
}

/** Spots of oil, dust or water, each { at: [x, z], radius }, in metres. */
export function createStains(spots, { color = '#1a1814', opacity = 0.4 } = {}) {
  const random = createRandom(9)
  const map = opacityMap(256, 256, (pen) => {
    pen.globalCompositeOperation = 'lighter'
    for (let index = 0; index < 46; index += 1) {
      const reach = random() ** 2 * 62
      const angle = random() * Math.PI * 2
      const radius = 20 + random() * 42
      const at = [128 + Math.cos(angle) * reach, 128 + Math.sin(angle) * reach]
      const soft = pen.createRadialGradient(...at, 0, ...at, radius)
      soft.addColorStop(0, 'rgba(255,255,255,0.12)')
      soft.addColorStop(1, 'rgba(255,255,255,0)')
      pen.fillStyle = soft
      pen.fillRect(0, 0, 256, 256)
    }
  })
  const material = worn(color, opacity, map)
  const group = new THREE.Group()
  spots.forEach(({ at: [x, z], radius }, index) => {
    const mesh = lying(new THREE.PlaneGeometry(radius * 2, radius * 2), material, 0.0025)
    mesh.position.set(x, 0.0025, z)
    mesh.rotation.z = index * 1.7
    group.add(mesh)
  })
  return group
}
