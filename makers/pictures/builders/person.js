import * as THREE from 'three'
import { matt, paint } from '../stage/finishes.js'
import { blendedBody } from '../shapes/blended-body.js'
import { slab } from '../shapes/slab.js'
import { turned } from '../shapes/turned.js'

/** Joints of a person of 1.75 m who stands at the origin and looks along +z; metres, left is +x. */
const STANDING = {
  hips: [0, 0.94, 0],
  chest: [0, 1.31, 0.01],
  head: [0, 1.63, 0.03],
  left: {
    shoulder: [0.18, 1.42, 0],
    elbow: [0.25, 1.15, -0.03],
    hand: [0.26, 0.9, 0.05],
    knee: [0.11, 0.51, 0.03],
    ankle: [0.12, 0.1, -0.02],
    toe: [0.14, 0.045, 0.14],
  },
  right: {
    shoulder: [-0.18, 1.42, 0],
    elbow: [-0.25, 1.15, -0.03],
    hand: [-0.26, 0.9, 0.05],
    knee: [-0.1, 0.51, 0.02],
    ankle: [-0.11, 0.1, -0.02],
    toe: [-0.13, 0.045, 0.14],
  },
}

/** Each pose tells only the joints that differ from standing. */
const POSES = {
  stand: {},
  walk: {
    left: {
      elbow: [0.25, 1.17, -0.16],
      hand: [0.24, 0.94, -0.2],
      knee: [0.1, 0.53, 0.16],
      ankle: [0.1, 0.12, 0.3],
      toe: [0.1, 0.1, 0.46],
    },
    right: {
      elbow: [-0.25, 1.16, 0.08],
      hand: [-0.22, 0.96, 0.22],
      knee: [-0.1, 0.51, -0.04],
      ankle: [-0.1, 0.17, -0.36],
      toe: [-0.1, 0.05, -0.24],
    },
  },
  read: {
    head: [0, 1.62, 0.06],
    left: { elbow: [0.25, 1.16, 0.03], hand: [0.11, 1.12, 0.25] },
    right: { elbow: [-0.25, 1.16, 0.03], hand: [-0.11, 1.12, 0.25] },
  },
  point: {
    left: { hand: [0.22, 0.92, 0.1] },
    right: { elbow: [-0.25, 1.37, 0.24], hand: [-0.22, 1.45, 0.5] },
  },
  reach: {
    head: [0, 1.64, 0.0],
    left: { elbow: [0.28, 1.5, 0.2], hand: [0.2, 1.74, 0.32] },
    right: { elbow: [-0.29, 1.53, 0.18], hand: [-0.22, 1.79, 0.28] },
  },
  work: {
    chest: [0, 1.3, 0.05],
    head: [0, 1.59, 0.12],
    left: { shoulder: [0.18, 1.4, 0.05], elbow: [0.25, 1.19, 0.17], hand: [0.13, 1.19, 0.42] },
    right: { shoulder: [-0.18, 1.4, 0.05], elbow: [-0.25, 1.2, 0.17], hand: [-0.14, 1.24, 0.42] },
  },
  push: {
    hips: [0, 0.9, -0.14],
    chest: [0, 1.22, 0.08],
    head: [0, 1.51, 0.22],
    left: {
      shoulder: [0.18, 1.33, 0.1],
      elbow: [0.23, 1.12, 0.25],
      hand: [0.19, 1.04, 0.5],
      knee: [0.11, 0.5, 0.12],
      ankle: [0.12, 0.1, 0.05],
      toe: [0.13, 0.045, 0.21],
    },
    right: {
      shoulder: [-0.18, 1.33, 0.1],
      elbow: [-0.23, 1.12, 0.25],
      hand: [-0.19, 1.04, 0.5],
      knee: [-0.1, 0.48, -0.16],
      ankle: [-0.11, 0.16, -0.52],
      toe: [-0.11, 0.05, -0.4],
    },
  },
  kneel: {
    hips: [0, 0.5, -0.06],
    chest: [0, 0.86, 0.06],
    head: [0, 1.16, 0.13],
    left: {
      shoulder: [0.18, 0.97, 0.05],
      elbow: [0.25, 0.75, 0.2],
      hand: [0.14, 0.72, 0.46],
      knee: [0.13, 0.5, 0.36],
      ankle: [0.13, 0.1, 0.3],
      toe: [0.14, 0.045, 0.46],
    },
    right: {
      shoulder: [-0.18, 0.97, 0.05],
      elbow: [-0.25, 0.76, 0.2],
      hand: [-0.13, 0.78, 0.46],
      knee: [-0.12, 0.09, 0.16],
      ankle: [-0.12, 0.11, -0.28],
      toe: [-0.12, 0.05, -0.36],
    },
  },
}

/** Clothes by place; `gear` is what is worn on the head. */
const OUTFITS = {
  site: { top: '#c9cf3a', sleeve: '#26404a', legs: '#22323a', gear: 'helmet', band: '#e9eee8' },
  orange: { top: '#d9692b', sleeve: '#2b3a41', legs: '#232d33', gear: 'helmet', band: '#e9eee8' },
  workshop: { top: '#3b6c96', sleeve: '#3b6c96', legs: '#2c4a66', gear: 'helmet' },
  office: { top: '#e4e6e2', sleeve: '#e4e6e2', legs: '#2b3338', gear: 'helmet' },
  cleanroom: { top: '#eef2f2', sleeve: '#eef2f2', legs: '#e8eded', boots: '#dfe6e6', gear: 'hood' },
}

function jointsOf(pose) {
  const change = POSES[pose]
  return {
    ...STANDING,
    ...change,
    left: { ...STANDING.left, ...change.left },
    right: { ...STANDING.right, ...change.right },
  }
}

const moved = ([x, y, z], [dx, dy, dz]) => [x + dx, y + dy, z + dz]

function sideLimbs({ hips, chest, ...sides }, side, outfit) {
  const joint = sides[side]
  const out = side === 'left' ? 1 : -1
  const hip = moved(hips, [out * 0.09, -0.02, 0])
  const limb = (from, to, [thick, thin], tint) => ({
    from: [...from, thick],
    to: [...to, thin],
    tint,
  })
  return [
    limb(
      moved(hips, [out * 0.065, 0.05, 0]),
      moved(chest, [out * 0.085, 0.03, 0]),
      [0.125, 0.128],
      'top',
    ),
    limb(chest, joint.shoulder, [0.1, 0.075], 'top'),
    limb(joint.shoulder, joint.elbow, [0.068, 0.054], 'sleeve'),
    limb(joint.elbow, joint.hand, [0.053, 0.04], 'sleeve'),
    limb(
      joint.hand,
      moved(joint.hand, [0, -0.03, 0.03]),
      [0.043, 0.036],
      outfit.gloves ? 'gloves' : 'skin',
    ),
    limb(hip, joint.knee, [0.108, 0.078], 'legs'),
    limb(joint.knee, joint.ankle, [0.076, 0.062], 'legs'),
    limb(joint.ankle, joint.toe, [0.06, 0.046], 'boots'),
  ]
}

function limbsOf(joints, outfit) {
  const { chest, head } = joints
  return [
    ...sideLimbs(joints, 'left', outfit),
    ...sideLimbs(joints, 'right', outfit),
    { from: [...moved(chest, [0, 0.14, 0]), 0.07], to: [...head, 0.058], tint: 'skin' },
    {
      from: [...moved(head, [0, -0.02, 0.02]), 0.082],
      to: [...moved(head, [0, 0.05, 0]), 0.1],
      tint: 'head',
    },
  ]
}

function helmet(color) {
  const dome = Array.from({ length: 9 }, (_, step) => {
    const angle = (step / 8) * (Math.PI / 2)
    return [0.132 * Math.cos(angle), 0.125 * Math.sin(angle)]
  })
  const shell = turned(
    [[0.155, -0.006], [0.155, 0.004], [0.134, 0.008], ...dome],
    paint(color, 0.35),
    {
      edge: 0,
      segments: 40,
    },
  )
  shell.rotation.x = -Math.PI / 2
  shell.scale.set(0.94, 1.12, 1)
  const group = new THREE.Group()
  group.add(shell, slab([0.19, 0.012, 0.1], paint(color, 0.35), [0, -0.004, 0.15], 0.006))
  return group
}

const SURFACES = new Map()

/** Cloth and skin in one matt material; the colours come from the body's vertices. */
function cloth() {
  if (!SURFACES.has('cloth'))
    SURFACES.set(
      'cloth',
      new THREE.MeshStandardMaterial({
        vertexColors: true,
        roughness: 0.86,
        side: THREE.DoubleSide,
      }),
    )
  return SURFACES.get('cloth')
}

function tintOf(outfit, joints) {
  const tints = {
    skin: outfit.skin,
    boots: outfit.boots ?? '#1a1d1e',
    gloves: outfit.gloves,
    ...outfit,
  }
  const bands = [joints.hips[1] + 0.14, joints.chest[1] + 0.02]
  return (limb, [, y, z]) => {
    if (limb.tint === 'head') {
      const face = z > joints.head[2] + 0.045 && y > joints.head[1] - 0.02
      return outfit.gear === 'hood' && !face ? outfit.top : outfit.skin
    }
    if (limb.tint === 'skin' && outfit.gear === 'hood') return outfit.top
    if (limb.tint === 'top' && outfit.band && bands.some((at) => Math.abs(y - at) < 0.026))
      return outfit.band
    return tints[limb.tint]
  }
}

/**
 * A person of 1.75 m for scale, feet on the origin's floor and face toward +z.
 * @param pose 'stand', 'walk', 'read' (tablet in hand), 'point', 'reach' (both arms up),
 *   'work' (hands before the chest), 'push' or 'kneel'
 * @param outfit 'site' (helmet, yellow vest), 'orange', 'workshop', 'office' or 'cleanroom' (hooded overall)
 * @param helmetColor white by default; `change` overrides single colours of the outfit
 */
export function createPerson({
  pose = 'stand',
  outfit = 'site',
  helmetColor = '#f1f1ea',
  change = {},
} = {}) {
  const clothes = { skin: '#a87b5d', ...OUTFITS[outfit], ...change }
  const joints = jointsOf(pose)
  const group = new THREE.Group()
  const geometry = blendedBody(limbsOf(joints, clothes), { tintAt: tintOf(clothes, joints) })
  group.add(new THREE.Mesh(geometry, cloth()))
  if (clothes.gear === 'helmet') {
    const hat = helmet(helmetColor)
    hat.position.set(joints.head[0], joints.head[1] + 0.055, joints.head[2])
    hat.rotation.x =
      pose === 'read' || pose === 'kneel' || pose === 'push' ? 0.3 : pose === 'reach' ? -0.35 : 0
    group.add(hat)
  }
  if (pose === 'read') {
    const tablet = slab([0.24, 0.02, 0.17], matt('#15191b', 0.35), [0, 1.15, 0.31], 0.006)
    tablet.rotation.x = 0.6
    group.add(tablet)
  }
  return group
}
