import { axial, backwardCurved, mixedFlow, plug, thrust } from './shapes.mjs'

/**
 * One size of a range.
 *
 * @typedef {object} Size
 * @property {number} name as the catalogue calls it, mm
 * @property {number} [diameter] of the impeller, mm; the size's name unless told
 * @property {number} speed r/min
 * @property {import('../../contract/fans/fan-model.ts').FanDrive} [drive] direct unless told
 * @property {60} [mains] Hz, where it is built for that alone; its code then says so
 */

/**
 * Fans of one kind in geometrically similar sizes. Coefficients are those of the point of best efficiency, at a diameter
 * of 630 mm: `flow` is airflow over the circle of the impeller times its tip speed, `pressure` is static pressure over
 * the dynamic pressure of the tip speed (Eck, Fans, 1973).
 *
 * @typedef {object} Family
 * @property {string} slug of the product
 * @property {string} prefix of the codes
 * @property {import('./shapes.mjs').Shape} shape
 * @property {number} flow
 * @property {number} pressure
 * @property {number} efficiency a part of 1
 * @property {import('../../contract/fans/fan-model.ts').TemperatureClass} temperatureClass
 * @property {import('./sound.mjs').Spectrum} spectrum
 * @property {{ casing: number, kind: import('./dimensions.mjs').Kind }} build casing: kg of a fan of 1 m without its motor
 * @property {number} leastMotor kW
 * @property {import('../../contract/fans/fan-model.ts').FanModel['supply']} [mains] Hz; as the drive allows unless told
 * @property {Size[]} sizes
 */

/** @type {(speed: number, ...names: number[]) => Size[]} */
const direct = (speed, ...names) => names.map((name) => ({ name, speed }))

/** @type {(drive: 'belt' | 'inverter', ...sizes: [name: number, speed: number, diameter?: number][]) => Size[]} */
const driven = (drive, ...sizes) =>
  sizes.map(([name, speed, diameter = name]) => ({ name, speed, diameter, drive }))

/** @type {Family[]} */
export const families = [
  {
    slug: 'axial-plate-fan',
    prefix: 'NAX',
    shape: axial,
    flow: 0.242,
    pressure: 0.155,
    efficiency: 0.62,
    temperatureClass: 'standard',
    spectrum: 'axial',
    build: { casing: 105, kind: 'plate' },
    leastMotor: 0.37,
    mains: [50, 60],
    sizes: [...direct(1450, 400, 500, 630, 800, 1000), ...direct(970, 1250), ...direct(730, 1600)],
  },
  {
    slug: 'bifurcated-axial-fan',
    prefix: 'NBF',
    shape: axial,
    flow: 0.205,
    pressure: 0.125,
    efficiency: 0.5,
    temperatureClass: 'hot-200',
    spectrum: 'axial',
    build: { casing: 170, kind: 'tube' },
    leastMotor: 0.55,
    sizes: [...direct(2900, 315, 400), ...direct(1450, 500, 630, 800), ...direct(970, 1000)],
  },
  {
    slug: 'centrifugal-fan',
    prefix: 'NCF',
    shape: backwardCurved,
    flow: 0.1175,
    pressure: 0.82,
    efficiency: 0.79,
    temperatureClass: 'standard',
    spectrum: 'centrifugal',
    build: { casing: 480, kind: 'scroll' },
    leastMotor: 1.1,
    sizes: [
      ...direct(2900, 315, 400, 500, 630, 800),
      ...driven('belt', [1000, 2700], [1250, 1800]),
      ...direct(1480, 1600),
      ...driven('belt', [2000, 1150]),
    ],
  },
  {
    slug: 'inline-duct-fan',
    prefix: 'NIL',
    shape: mixedFlow,
    flow: 0.231,
    pressure: 0.28,
    efficiency: 0.6,
    temperatureClass: 'standard',
    spectrum: 'mixed',
    build: { casing: 62, kind: 'spigot' },
    leastMotor: 0.06,
    sizes: driven(
      'inverter',
      [125, 2850],
      [160, 2850],
      [200, 2800],
      [250, 2750],
      [315, 2700],
      [400, 2650],
    ),
  },
  {
    slug: 'cabinet-fan',
    prefix: 'NCB',
    shape: plug,
    flow: 0.206,
    pressure: 0.58,
    efficiency: 0.64,
    temperatureClass: 'standard',
    spectrum: 'cabinet',
    build: { casing: 290, kind: 'box' },
    leastMotor: 0.55,
    // The catalogue names the side of the box.
    sizes: driven(
      'inverter',
      [500, 3000, 280],
      [630, 2700, 355],
      [800, 2200, 450],
      [1000, 1800, 560],
      [1250, 1500, 710],
    ),
  },
  {
    slug: 'roof-fan',
    prefix: 'NRF',
    shape: mixedFlow,
    flow: 0.212,
    pressure: 0.42,
    efficiency: 0.56,
    temperatureClass: 'standard',
    spectrum: 'mixed',
    build: { casing: 150, kind: 'cowl' },
    leastMotor: 0.18,
    mains: [50, 60],
    sizes: [...direct(1400, 315, 400, 500), ...direct(950, 630, 800), ...direct(720, 1000)],
  },
  {
    slug: 'jet-fan',
    prefix: 'NJF',
    shape: thrust,
    flow: 0.357,
    pressure: 0.034,
    efficiency: 0.112,
    temperatureClass: 'F400',
    spectrum: 'silenced',
    build: { casing: 330, kind: 'jet' },
    leastMotor: 0.75,
    sizes: [
      ...direct(2900, 315, 355, 400),
      { name: 400, speed: 3500, mains: 60 },
      ...direct(1450, 710),
      { name: 710, speed: 1750, mains: 60 },
      ...direct(970, 1000),
      { name: 1000, speed: 1170, mains: 60 },
      ...direct(970, 1250),
    ],
  },
  {
    slug: 'smoke-spill-fan',
    prefix: 'NSF',
    shape: axial,
    flow: 0.25,
    pressure: 0.19,
    efficiency: 0.66,
    temperatureClass: 'F400',
    spectrum: 'axial',
    build: { casing: 190, kind: 'tube' },
    leastMotor: 1.5,
    sizes: [...direct(1450, 500, 630, 800, 1000), ...direct(970, 1250, 1400)],
  },
]
