import { staticEfficiency } from '#contract/fans/air-power.ts'
import {
  airflowAt,
  pressureAt,
  shaftPowerAt,
  soundPowerChange,
  speedAtFrequency,
  testedFrequency,
  type RunningState,
} from '#contract/fans/fan-laws.ts'
import type { FanModel, OctaveLevels, SupplyFrequency } from '#contract/fans/fan-model.ts'
import {
  electricPower,
  motorEfficiency,
  motorReserve,
  specificFanPower,
  sufficientRating,
} from '#contract/fans/fan-power.ts'
import { type Crossing, valueAt } from './crossing.ts'
import { fineness, type PreparedModel } from './prepared-model.ts'

/** One model at one speed, where its curve and the system's line cross, in the air of the duty. */
export interface WorkingPoint {
  prepared: PreparedModel
  crossing: Crossing
  state: RunningState
  /** r/min. */
  speed: number
  /** m³/h. */
  airflow: number
  /** Static, Pa. */
  pressure: number
  /** At the shaft, kW. */
  power: number
  /** Static, percent. */
  efficiency: number
  /** Rating of the motor that it is chosen with, kW (SELECT-19). */
  motor: number
  /** Of that motor beyond the power at the shaft, percent. */
  reserve: number
  /** Sound power at the inlet, dB(A). */
  sound: number
  /** W/(m³/s). */
  specificPower: number
}

/**
 * The speed at which a model is looked at (SELECT-6).
 * @param supply Hz of the mains
 * @param airflow m³/h of the duty
 * @returns r/min; it may be outside the model's bounds
 */
export function speedFor(
  model: FanModel,
  supply: SupplyFrequency,
  crossing: Crossing,
  airflow: number,
): number {
  if (model.drive !== 'direct') return (model.speed * airflow) / crossing.airflow
  return speedAtFrequency(model.speed, testedFrequency(model), supply)
}

/**
 * The smallest motor that bears a model at this speed whatever system it meets outside of its stall, and never more than
 * the catalogue's. Hot or thin air is light, but a fan starts in air that may be cold.
 * @returns kW of rating
 */
function chosenMotor({ model, steadyPower }: PreparedModel, state: RunningState): number {
  const densityRatio = Math.max(1, state.densityRatio)
  const enough = sufficientRating(shaftPowerAt(steadyPower, { ...state, densityRatio }))
  return Math.min(model.motorPower, enough ?? model.motorPower)
}

/** @param density of the duty's air, as a part of that of standard air */
export function workingPoint(
  prepared: PreparedModel,
  crossing: Crossing,
  speed: number,
  density: number,
): WorkingPoint {
  const { model, powers, sounds } = prepared
  const state = { speedRatio: speed / model.speed, densityRatio: density }
  const airflow = airflowAt(crossing.airflow, state)
  const pressure = pressureAt(crossing.pressure, state)
  const power = shaftPowerAt(valueAt(crossing, powers), state)
  const motor = chosenMotor(prepared, state)
  return {
    prepared,
    crossing,
    state,
    speed,
    airflow,
    pressure,
    power,
    efficiency: staticEfficiency(airflow, pressure, power),
    motor,
    reserve: motorReserve(power, motor),
    sound: valueAt(crossing, sounds) + soundPowerChange(state),
    specificPower: specificFanPower(
      electricPower(power, motorEfficiency(motor), model.drive),
      airflow,
    ),
  }
}

/** Sound power at the inlet in each octave band, dB: between two tested points in proportion to the airflow. */
export function soundBands({ prepared, crossing, state }: WorkingPoint): OctaveLevels {
  const { curve } = prepared.model
  const place = (crossing.index + crossing.part) / fineness
  const before = Math.min(Math.floor(place), curve.length - 2)
  const [from, to] = [curve[before]?.sound, curve[before + 1]?.sound]
  if (from === undefined || to === undefined) throw new RangeError('A curve of one point')
  const change = soundPowerChange(state)
  const level = (band: number) => {
    const [start = 0, end = 0] = [from[band], to[band]]
    return start + (place - before) * (end - start) + change
  }
  return [level(0), level(1), level(2), level(3), level(4), level(5), level(6), level(7)]
}
