/** The sizes of each family of pictures; a key's first word names its family and its module in scenes/. */
export const FAMILIES = {
  frame: { module: 'frames', ratio: [16, 9], widths: [480, 768, 1280, 1920], passes: 22 },
  product: { module: 'products', ratio: [4, 3], widths: [320, 640, 1200], passes: 28 },
  about: { module: 'about', ratio: [4, 3], widths: [320, 640, 960], passes: 20 },
  driver: { module: 'drivers', ratio: [1, 1], widths: [160, 320], passes: 22, render: 640 },
  service: { module: 'services', ratio: [3, 2], widths: [480, 960, 1440], passes: 14 },
  project: {
    module: 'projects',
    ratio: [16, 10],
    widths: [480, 960, 1600],
    passes: 14,
  },
}

export const KEYS = {
  frame: ['axial', 'rooftop', 'tunnel', 'plant-room'],
  product: [
    'axial',
    'centrifugal',
    'inline',
    'roof',
    'jet',
    'cabinet',
    'bifurcated',
    'smoke-spill',
  ],
  about: ['impeller', 'ductwork', 'switchgear', 'test-rig'],
  driver: [
    'fans',
    'hvac',
    'plumbing',
    'fire',
    'medium-voltage',
    'low-voltage',
    'low-current',
    'contracting',
  ],
  service: [
    'hvac',
    'plumbing',
    'fire',
    'medium-voltage',
    'low-voltage',
    'low-current',
    'preconstruction',
    'contracting',
  ],
  project: ['01', '02', '02-fitting', '03', '04', '04-fan-room', '05', '06', '07', '08', '09'],
}

/** Every picture with its size when rendered, in order of importance. */
export const CATALOGUE = Object.entries(KEYS).flatMap(([family, names]) =>
  names.map((name) => {
    const { module, ratio, widths, passes, render } = FAMILIES[family]
    const width = render ?? widths.at(-1)
    return {
      key: `${family}-${name}`,
      module,
      widths,
      passes,
      width,
      height: Math.round((width * ratio[1]) / ratio[0]),
    }
  }),
)
