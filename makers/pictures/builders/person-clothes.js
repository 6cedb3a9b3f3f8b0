const moved = ([x, y, z], [dx, dy, dz]) => [x + dx, y + dy, z + dz]
const limb = (from, to, [thick, thin], tint) => ({
  from: [...from, thick],
  to: [...to, thin],
  tint,
})

/** The point `reach` metres beyond `to` on the line from `from`. */
function beyond(from, to, reach) {
  const along = to.map((value, axis) => value - from[axis])
  const length = Math.hypot(...along)
  return to.map((value, axis) => value + (along[axis] / length) * reach)
}

const SIDES = [
  ['left', 1],
  ['right', -1],
]

function torso({ hips, chest, ...sides }, tint, fat = 0) {
  return SIDES.flatMap(([side, out]) => [
    limb(
      moved(hips, [out * 0.082, -0.01, 0]),
      moved(chest, [out * 0.08, -0.02, 0]),
      [0.122 + fat, 0.116 + fat],
      tint,
    ),
    limb(
      moved(chest, [out * 0.07, 0.0, 0]),
      moved(sides[side].shoulder, [out * -0.03, 0.005, 0]),
      [0.112 + fat, 0.07 + fat],
      tint,
    ),
  ])
}

function arms(joints, tint) {
  return SIDES.flatMap(([side]) => {
    const { shoulder, elbow, hand } = joints[side]
    return [
      limb(shoulder, elbow, [0.074, 0.056], tint),
      limb(elbow, beyond(elbow, hand, -0.015), [0.055, 0.043], tint),
    ]
  })
}

function legs({ hips, ...sides }, tint, loose = 0) {
  return SIDES.flatMap(([side, out]) => {
    const { knee, ankle } = sides[side]
    return [
      limb(moved(hips, [out * 0.08, -0.03, -0.005]), knee, [0.105 + loose, 0.08 + loose], tint),
      limb(knee, beyond(knee, ankle, -0.04), [0.08 + loose, 0.07 + loose], tint),
    ]
  })
}

function shoes(joints, tint) {
  return SIDES.flatMap(([side]) => {
    const { ankle, toe } = joints[side]
    const back = beyond([toe[0], ankle[1], toe[2]], ankle, 0.02)
    const heel = [back[0], Math.max(ankle[1] - 0.055, 0.045), back[2]]
    return [limb(ankle, heel, [0.05, 0.044], tint), limb(heel, toe, [0.045, 0.04], tint)]
  })
}

function hands(joints, tint) {
  return SIDES.flatMap(([side, out]) => {
    const { elbow, hand } = joints[side]
    const palm = beyond(elbow, hand, 0.055)
    const tip = moved(beyond(elbow, hand, 0.1), [out * -0.012, -0.012, 0.012])
    return [
      limb(hand, palm, [0.034, 0.036], tint),
      limb(palm, tip, [0.033, 0.02], tint),
      limb(hand, moved(palm, [out * -0.035, 0.008, 0.02]), [0.022, 0.015], tint),
    ]
  })
}

/** Boots of a clean room are drawn over the overall, up to the calf. */
function overboots(joints, tint) {
  const calves = SIDES.map(([side]) => {
    const { knee, ankle } = joints[side]
    return limb(beyond(ankle, knee, -0.12), ankle, [0.09, 0.082], tint)
  })
  return [...calves, ...shoes(joints, tint)]
}

/** The hood's cape, which is worn over the shoulders. */
function cape({ chest, head, ...sides }, tint) {
  const neck = moved(head, [0, -0.12, -0.01])
  return SIDES.flatMap(([side, out]) => [
    limb(neck, moved(sides[side].shoulder, [out * -0.05, 0.0, 0.0]), [0.08, 0.08], tint),
    limb(neck, moved(chest, [out * 0.03, 0.08, 0.03]), [0.08, 0.1], tint),
  ])
}

/** Clothes are separate pieces, each with its own edge: blended into one they look like a doll's. */
export function garmentsOf(joints, { gear, ...tints }) {
  if (gear === 'hood')
    return [
      {
        limbs: [
          ...torso(joints, tints.top, -0.004),
          ...arms(joints, tints.top),
          ...legs(joints, tints.top, 0.003),
        ],
        soft: 0.06,
      },
      { limbs: cape(joints, tints.hood), soft: 0.06 },
      { limbs: overboots(joints, tints.boots), soft: 0.03, cell: 0.012 },
      { limbs: hands(joints, tints.gloves), soft: 0.02, cell: 0.009 },
    ]
  return [
    { limbs: legs(joints, tints.legs), soft: 0.04 },
    { limbs: torso(joints, tints.top, 0.008), soft: 0.07, banded: true },
    { limbs: arms(joints, tints.sleeve), soft: 0.03 },
    { limbs: shoes(joints, tints.boots), soft: 0.03, cell: 0.01 },
    { limbs: hands(joints, tints.gloves ?? tints.skin), soft: 0.02, cell: 0.009 },
    {
      limbs: [
        limb(
          moved(joints.chest, [0, 0.13, -0.005]),
          moved(joints.head, [0, -0.04, -0.01]),
          [0.062, 0.054],
          tints.skin,
        ),
      ],
      soft: 0.02,
    },
  ]
}
