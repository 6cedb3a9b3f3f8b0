/** Joints of a person of 1.75 m who stands at the origin and looks along +z; metres, left is +x; `nod` is how far the head is bowed. */
const STANDING = {
  hips: [0, 0.94, 0],
  chest: [0, 1.31, 0.01],
  head: [0, 1.63, 0.03],
  nod: 0.08,
  left: {
    shoulder: [0.18, 1.42, 0],
    elbow: [0.25, 1.15, -0.03],
    hand: [0.25, 0.92, 0.07],
    knee: [0.13, 0.51, 0.06],
    ankle: [0.15, 0.1, 0.04],
    toe: [0.2, 0.045, 0.17],
  },
  right: {
    shoulder: [-0.18, 1.42, 0],
    elbow: [-0.25, 1.15, -0.05],
    hand: [-0.26, 0.91, 0.02],
    knee: [-0.1, 0.51, 0.02],
    ankle: [-0.1, 0.1, -0.04],
    toe: [-0.12, 0.045, 0.11],
  },
}

/** Each pose tells only the joints that differ from standing. */
const POSES = {
  stand: {},
  walk: {
    hips: [0, 0.92, 0],
    chest: [0, 1.29, 0.035],
    head: [0, 1.61, 0.06],
    nod: 0.12,
    left: {
      shoulder: [0.18, 1.4, 0.0],
      elbow: [0.25, 1.14, -0.1],
      hand: [0.24, 0.93, 0.0],
      knee: [0.1, 0.53, 0.2],
      ankle: [0.1, 0.1, 0.33],
      toe: [0.11, 0.09, 0.49],
    },
    right: {
      shoulder: [-0.18, 1.4, 0.05],
      elbow: [-0.25, 1.15, 0.1],
      hand: [-0.2, 0.97, 0.28],
      knee: [-0.1, 0.49, 0.04],
      ankle: [-0.1, 0.18, -0.27],
      toe: [-0.1, 0.045, -0.15],
    },
  },
  read: {
    head: [0, 1.62, 0.05],
    nod: 0.42,
    left: { elbow: [0.25, 1.16, 0.03], hand: [0.11, 1.12, 0.25] },
    right: { elbow: [-0.25, 1.16, 0.03], hand: [-0.11, 1.12, 0.25] },
  },
  point: {
    nod: -0.08,
    left: { hand: [0.22, 0.92, 0.1] },
    right: { elbow: [-0.25, 1.37, 0.24], hand: [-0.22, 1.45, 0.5] },
  },
  reach: {
    nod: -0.4,
    head: [0, 1.64, 0.0],
    left: { elbow: [0.28, 1.5, 0.2], hand: [0.2, 1.74, 0.32] },
    right: { elbow: [-0.29, 1.53, 0.18], hand: [-0.22, 1.79, 0.28] },
  },
  work: {
    nod: 0.4,
    chest: [0, 1.3, 0.05],
    head: [0, 1.59, 0.12],
    left: { shoulder: [0.18, 1.4, 0.05], elbow: [0.25, 1.19, 0.17], hand: [0.13, 1.19, 0.42] },
    right: { shoulder: [-0.18, 1.4, 0.05], elbow: [-0.25, 1.2, 0.17], hand: [-0.14, 1.24, 0.42] },
  },
  push: {
    nod: 0.1,
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
    nod: 0.35,
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

/** The joints of a pose; left and right are complete. */
export function jointsOf(pose) {
  const change = POSES[pose]
  return {
    ...STANDING,
    ...change,
    left: { ...STANDING.left, ...change.left },
    right: { ...STANDING.right, ...change.right },
  }
}
