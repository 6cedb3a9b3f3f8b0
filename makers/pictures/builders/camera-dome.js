import * as THREE from 'three'
import { matt, paint } from '../stage/finishes.js'
import { turned } from '../shapes/turned.js'

/** A ceiling camera dome hanging along -y. */
export function createCameraDome({ radius = 0.16 } = {}) {
  const group = new THREE.Group()
  const base = turned(
    [
      [0, 0.09],
      [radius * 0.9, 0.09],
      [radius, 0.05],
      [radius * 1.02, 0],
      [radius * 0.86, -0.02],
    ],
    paint('#eef2f1', 0.35),
    { edge: 0.012 },
  )
  base.rotation.x = -Math.PI / 2
  const shell = new THREE.Mesh(
    new THREE.SphereGeometry(radius * 0.84, 48, 24, 0, Math.PI * 2, Math.PI / 2, Math.PI / 2),
    new THREE.MeshPhysicalMaterial({ color: '#0a1416', roughness: 0.05, clearcoat: 1 }),
  )
  const lens = turned(
    [
      [0, 0.03],
      [radius * 0.3, 0.03],
      [radius * 0.34, 0],
    ],
    matt('#0b1113', 0.3),
    { segments: 40 },
  )
  lens.position.set(0, -radius * 0.5, radius * 0.7)
  lens.rotation.x = 0.6
  group.add(base, shell, lens)
  return group
}
