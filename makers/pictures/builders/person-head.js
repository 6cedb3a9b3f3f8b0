import * as THREE from 'three'
import { blendedBody } from '../shapes/blended-body.js'
import { slab } from '../shapes/slab.js'
import { turned } from '../shapes/turned.js'
import { matt, paint } from '../stage/finishes.js'

const limb = (from, to, tint) => ({ from, to, tint })

function face(skin, hair) {
  const limbs = [
    limb([0, 0.035, -0.02, 0.092], [0, 0.045, 0.012, 0.088], 'skull'),
    limb([0, 0.0, 0.03, 0.07], [0, -0.06, 0.045, 0.05], skin),
    limb([0, 0.012, 0.1, 0.01], [0, -0.018, 0.112, 0.015], skin),
  ]
  for (const side of [-1, 1])
    limbs.push(limb([side * 0.084, 0.01, -0.005, 0.016], [side * 0.08, -0.025, 0.004, 0.012], skin))
  const tintAt = ({ tint }, [, y, z]) => {
    if (tint !== 'skull') return tint
    return z < 0.02 - (y - 0.02) * 0.2 || y > 0.09 ? hair : skin
  }
  return blendedBody(limbs, { cell: 0.009, soft: 0.03, tintAt })
}

function helmet(color) {
  const dome = Array.from({ length: 9 }, (_, step) => {
    const angle = (step / 8) * (Math.PI / 2)
    return [0.13 * Math.cos(angle), 0.115 * Math.sin(angle)]
  })
  const shell = turned(
    [[0.148, -0.006], [0.148, 0.004], [0.132, 0.008], ...dome],
    paint(color, 0.35),
    { edge: 0, segments: 40 },
  )
  shell.rotation.x = -Math.PI / 2
  shell.scale.set(0.86, 1.05, 0.97)
  const group = new THREE.Group()
  group.add(
    shell,
    slab([0.16, 0.012, 0.08], paint(color, 0.35), [0, -0.004, 0.135], 0.006),
    slab([0.03, 0.016, 0.15], paint(color, 0.35), [0, 0.107, -0.005], 0.008),
  )
  return group
}

/** Hood, goggles and mask leave no skin to see. */
function hood({ hood: cloth, skin }, material) {
  const shell = blendedBody(
    [
      limb([0, 0.035, -0.025, 0.106], [0, 0.045, 0.008, 0.1], cloth),
      limb([0, 0.0, 0.01, 0.088], [0, -0.1, 0.005, 0.085], cloth),
    ],
    { cell: 0.011, soft: 0.04 },
  )
  const brow = blendedBody(
    [limb([-0.022, 0.022, 0.052, 0.056], [0.022, 0.022, 0.052, 0.056], skin)],
    {
      cell: 0.01,
      soft: 0.02,
    },
  )
  const mask = blendedBody(
    [
      limb([0, -0.02, 0.06, 0.064], [0, -0.068, 0.052, 0.05], '#b9d3de'),
      limb([0, -0.015, 0.1, 0.03], [0, -0.045, 0.1, 0.026], '#b9d3de'),
    ],
    { cell: 0.009, soft: 0.03 },
  )
  const group = new THREE.Group()
  for (const geometry of [shell, brow, mask]) group.add(new THREE.Mesh(geometry, material))
  const lens = slab([0.122, 0.046, 0.05], paint('#243238', 0.16), [0, 0.03, 0.098], 0.022)
  const strap = turned(
    [
      [0.108, -0.012],
      [0.113, -0.012],
      [0.113, 0.012],
      [0.108, 0.012],
    ],
    matt('#8fa3aa', 0.7),
    { edge: 0, segments: 48 },
  )
  strap.rotation.x = Math.PI / 2
  strap.position.set(0, 0.032, -0.012)
  group.add(lens, strap)
  return group
}

/** A head about the joint of the head, face toward +z, with what is worn on it. */
export function createHead({ gear, skin, hair = '#211c19', ...tints }, helmetColor, material) {
  if (gear === 'hood') return hood({ skin, ...tints }, material)
  const group = new THREE.Group()
  group.add(new THREE.Mesh(face(skin, hair), material))
  const hat = helmet(helmetColor)
  hat.position.set(0, 0.062, -0.004)
  hat.rotation.x = -0.06
  group.add(hat)
  return group
}
