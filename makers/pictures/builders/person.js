import * as THREE from 'three'
import { blendedBody } from '../shapes/blended-body.js'
import { slab } from '../shapes/slab.js'
import { creased, matt } from '../stage/finishes.js'
import { garmentsOf } from './person-clothes.js'
import { createHead } from './person-head.js'
import { jointsOf } from './person-poses.js'

/** Clothes by place; `gear` is what is worn on the head, `band` the reflecting strips of a vest. */
const OUTFITS = {
  site: { top: '#c9cf3a', sleeve: '#26404a', legs: '#22323a', gear: 'helmet', band: '#e9eee8' },
  orange: { top: '#d9692b', sleeve: '#2b3a41', legs: '#232d33', gear: 'helmet', band: '#e9eee8' },
  workshop: { top: '#3b6c96', sleeve: '#3b6c96', legs: '#2c4a66', gear: 'helmet' },
  office: { top: '#e4e6e2', sleeve: '#e4e6e2', legs: '#2b3338', gear: 'helmet' },
  cleanroom: {
    top: '#e6ecee',
    hood: '#d3dfe5',
    boots: '#a9bfca',
    gloves: '#2f6ea3',
    gear: 'hood',
  },
}

const made = new Map()

/** One material for all cloth and skin, whose colours come from the body's vertices. */
function surface(name, make) {
  if (!made.has(name)) made.set(name, make())
  return made.get(name)
}
const tinted = () =>
  new THREE.MeshStandardMaterial({ vertexColors: true, roughness: 0.86, side: THREE.DoubleSide })
const cloth = () => surface('cloth', () => creased(tinted()))
const skin = () => surface('skin', tinted)

const VEST_BANDS = [0.13, 0.28]

function bandedTint(joints, band) {
  if (!band) return undefined
  const bands = VEST_BANDS.map((rise) => joints.hips[1] + rise)
  return (limb, [, y]) => (bands.some((at) => Math.abs(y - at) < 0.024) ? band : limb.tint)
}

/** The darkness round a foot, finer than the shadow maps can draw it. */
function contactShadow(joints) {
  const material = surface('contact', () => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 64
    const pen = canvas.getContext('2d')
    const soft = pen.createRadialGradient(32, 32, 0, 32, 32, 32)
    soft.addColorStop(0, 'rgba(0,0,0,0.8)')
    soft.addColorStop(0.45, 'rgba(0,0,0,0.35)')
    soft.addColorStop(1, 'rgba(0,0,0,0)')
    pen.fillStyle = soft
    pen.fillRect(0, 0, 64, 64)
    return new THREE.MeshBasicMaterial({
      map: new THREE.CanvasTexture(canvas),
      color: '#0c1416',
      transparent: true,
      depthWrite: false,
    })
  })
  const group = new THREE.Group()
  const blot = (x, z, wide, deep, turn) => {
    const mesh = new THREE.Mesh(new THREE.PlaneGeometry(wide, deep), material)
    mesh.rotation.set(-Math.PI / 2, 0, turn)
    mesh.position.set(x, 0.006, z)
    mesh.renderOrder = 3
    group.add(mesh)
  }
  for (const side of ['left', 'right']) {
    const { ankle, toe } = joints[side]
    const lowest = Math.min(ankle[1] - 0.055, toe[1])
    if (lowest > 0.12) continue
    const turn = Math.atan2(toe[0] - ankle[0], toe[2] - ankle[2])
    blot((ankle[0] + toe[0]) / 2, (ankle[2] + toe[2]) / 2, 0.3, 0.46, turn)
  }
  return group
}

/**
 * A person of 1.75 m for scale, feet on the origin's floor and face toward +z.
 * @param pose 'stand', 'walk', 'read' (tablet in hand), 'point', 'reach' (both arms up),
 *   'work' (hands before the chest), 'push' or 'kneel'
 * @param outfit 'site' (helmet, yellow vest), 'orange', 'workshop', 'office' or 'cleanroom' (hooded overall)
 * @param helmetColor white by default; `change` overrides single colours of the outfit
 * @param glance how far the head is turned to the left, in radians
 */
export function createPerson({
  pose = 'stand',
  outfit = 'site',
  helmetColor = '#f1f1ea',
  change = {},
  glance = 0,
} = {}) {
  const clothes = { skin: '#a87b5d', boots: '#1a1d1e', ...OUTFITS[outfit], ...change }
  const joints = jointsOf(pose)
  const group = new THREE.Group()
  for (const { limbs, banded, ...fineness } of garmentsOf(joints, clothes)) {
    const tintAt = banded ? bandedTint(joints, clothes.band) : undefined
    group.add(new THREE.Mesh(blendedBody(limbs, { ...fineness, tintAt }), cloth()))
  }
  const head = createHead(clothes, helmetColor, skin())
  head.position.set(...joints.head)
  head.rotation.set(joints.nod, glance, 0, 'YXZ')
  group.add(head, contactShadow(joints))
  if (pose === 'read') {
    const tablet = slab([0.24, 0.02, 0.17], matt('#15191b', 0.35), [0, 1.15, 0.33], 0.006)
    tablet.rotation.x = 0.6
    group.add(tablet)
  }
  return group
}
