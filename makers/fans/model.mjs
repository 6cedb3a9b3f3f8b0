import { staticEfficiency } from '../../contract/fans/air-power.ts'
import { sufficientRating } from '../../contract/fans/fan-power.ts'
import { characterOf } from './character.mjs'
import { dimensionsOf } from './dimensions.mjs'
import { thrust } from './shapes.mjs'
import { soundOf } from './sound.mjs'

/** @typedef {import('./families.mjs').Family} Family */
/** @typedef {import('./families.mjs').Size} Size */
/** @typedef {import('../../contract/fans/fan-model.ts').CurvePoint} CurvePoint */
/** @typedef {import('../../contract/fans/fan-model.ts').FanModel} FanModel */

/** kg/m³, in which curves are told. */
const density = 1.2

/** The slowest speed that a drive allows, of the tested one. */
const slowest = { direct: 1, belt: 0.6, inverter: 0.4 }

/**
 * Pulleys and inverters make the same speed of either mains.
 *
 * @type {Record<import('../../contract/fans/fan-model.ts').FanDrive, FanModel['supply']>}
 */
const mainsOf = { direct: [50], belt: [50, 60], inverter: [50, 60] }

/** The diameter at which a family's efficiency is told, mm. */
const reference = 630

/** @type {(value: number, digits?: number) => number} */
const rounded = (value, digits = 4) => Number(value.toPrecision(digits))

/**
 * The efficiency of a size: small fans lose more to gaps and friction.
 *
 * @param {number} efficiency at the reference @param {number} diameter mm
 */
const scaled = (efficiency, diameter) => efficiency * (diameter / reference) ** 0.05

/**
 * A size at its point of best efficiency, by the fan laws: airflow with speed and the cube of the diameter, pressure
 * with the squares of both, power with the third and the fifth powers.
 *
 * @param {Family} family
 * @param {number} diameter mm
 * @param {number} speed r/min
 * @param {import('./character.mjs').Character} character
 */
function bestOf({ flow, pressure, efficiency }, diameter, speed, character) {
  const circle = (Math.PI / 4) * (diameter / 1000) ** 2
  const tipSpeed = (Math.PI * diameter * speed) / 60_000
  const airflow = character.flow * flow * circle * tipSpeed
  const staticPressure = character.pressure * pressure * (density / 2) * tipSpeed ** 2
  const part = character.efficiency * scaled(efficiency, diameter)
  return {
    circle,
    airflow,
    pressure: staticPressure,
    power: (airflow * staticPressure) / part / 1000,
  }
}

/**
 * The points of one size. Efficiency is worked out from the rounded figures, so that it agrees with what is printed.
 *
 * @param {Family} family
 * @param {Size} size
 * @returns {CurvePoint[]}
 */
function curveOf(family, size) {
  const { diameter = size.name, speed } = size
  const character = characterOf(`${family.prefix}-${size.name}`)
  const { circle, ...best } = bestOf(family, diameter, speed, character)
  return character.measured(family.shape).map(([airflowShare, pressureShare, powerShare]) => {
    const perSecond = airflowShare * best.airflow
    const point = {
      airflow: rounded(perSecond * 3600),
      pressure: rounded(pressureShare * best.pressure),
      power: rounded(powerShare * best.power),
    }
    const outlet = (density / 2) * (perSecond / circle) ** 2
    const sound = soundOf(family.spectrum, {
      airflow: perSecond,
      totalPressure: point.pressure + outlet,
      speed,
      // To blow free is what a jet fan is made for.
      share: family.shape === thrust ? 1 : (airflowShare * pressureShare) / powerShare,
    })
    return {
      ...point,
      efficiency: rounded(staticEfficiency(point.airflow, point.pressure, point.power)),
      sound: character.heard(sound),
    }
  })
}

/**
 * The thrust of a fan that blows into the open: what its air carries away in a second (ISO 13350), less a little of it.
 *
 * @param {CurvePoint[]} curve
 * @param {number} diameter mm
 * @returns N
 */
function thrustOf(curve, diameter) {
  const perSecond = Math.max(...curve.map(({ airflow }) => airflow)) / 3600
  return rounded((0.95 * density * perSecond ** 2) / ((Math.PI / 4) * (diameter / 1000) ** 2), 3)
}

/** Poles of a motor that turns at this speed. @param {number} speed r/min @param {number} mains Hz */
const polesOf = (speed, mains) => 2 * Math.round((60 * mains) / speed)

/** @param {number} power kW @returns kg */
const motorWeight = (power) => 4 + 11 * power ** 0.85

/**
 * @param {Family} family
 * @param {Size} size
 * @returns {FanModel}
 */
export function modelOf(family, size) {
  const { name, diameter = name, speed, drive = 'direct', mains } = size
  const curve = curveOf(family, size)
  const supply = mains ? [mains] : (family.mains ?? mainsOf[drive])
  // On the shaft of its motor it is as much faster at 60 Hz.
  const fastest = drive === 'direct' && supply.length > 1 ? 1.2 : 1
  const greatest = fastest ** 3 * Math.max(...curve.map(({ power }) => power))
  const sufficient = sufficientRating(greatest)
  if (sufficient === undefined) throw new Error(`No motor drives ${family.prefix}-${name}.`)
  const motorPower = Math.max(sufficient, family.leastMotor)
  const casing = family.build.casing * (diameter / 1000) ** 2.2
  return {
    code: `${family.prefix}-${name}${drive === 'direct' ? `/${polesOf(speed, mains ?? 50)}` : ''}${mains ? `-${mains}` : ''}`,
    diameter,
    speed,
    speeds: {
      minimum: Math.round(slowest[drive] * speed),
      maximum: Math.round(fastest * speed),
    },
    drive,
    supply,
    motorPower,
    temperatureClass: family.temperatureClass,
    ...(family.shape === thrust && { thrust: thrustOf(curve, diameter) }),
    weight: rounded(casing + motorWeight(motorPower), 3),
    dimensions: dimensionsOf(family.build.kind, diameter),
    curve,
  }
}
