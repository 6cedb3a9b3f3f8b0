import type { CurvePoint, FanModel, OctaveLevels, SupplyFrequency } from './fan-model.ts'

/** A speed and a density, each as a multiple of those at which a fan was tested. */
export interface RunningState {
  /** Of speeds, in r/min each. */
  speedRatio: number
  /** Of densities, in kg/m³ each. */
  densityRatio: number
}

/**
 * The fan laws for one fan of a fixed size: AMCA Publication 201, "Fan laws"; ISO 5801:2017, clause 15 (conversion of
 * test results). They hold for one point of the curve, with Mach numbers below 0.15 and the same flow in the impeller.
 * Airflow follows the speed and not the density.
 * @returns in the unit of `airflow`
 */
export const airflowAt = (airflow: number, { speedRatio }: RunningState): number =>
  airflow * speedRatio

/** Pressure follows the square of the speed and the density. @returns in the unit of `pressure` */
export const pressureAt = (pressure: number, { speedRatio, densityRatio }: RunningState): number =>
  pressure * speedRatio ** 2 * densityRatio

/** Power at the shaft follows the cube of the speed and the density. @returns in the unit of `power` */
export const shaftPowerAt = (power: number, { speedRatio, densityRatio }: RunningState): number =>
  power * speedRatio ** 3 * densityRatio

/**
 * The change of sound power, the same in each band: 50 lg of the speeds and 20 lg of the densities. ASHRAE Handbook,
 * HVAC Applications, "Noise and vibration control", fan laws for sound. Bands do not move with the speed here, which
 * holds within the bounds that a model states for its speed.
 * @returns dB to be added to a sound power level
 */
export const soundPowerChange = ({ speedRatio, densityRatio }: RunningState): number =>
  50 * Math.log10(speedRatio) + 20 * Math.log10(densityRatio)

/** Of two frequencies of the mains: an asynchronous motor turns as much faster at 60 Hz than at 50 Hz. */
export const speedAtFrequency = (speed: number, tested: number, asked: number): number =>
  (speed * asked) / tested

/** The frequency at which a model was tested: 50 Hz unless it is built for 60 Hz alone. */
export const testedFrequency = ({ supply }: Pick<FanModel, 'supply'>): SupplyFrequency =>
  supply.includes(50) ? 50 : 60

/** The speeds of a fan on the shaft of its motor, r/min, one for each mains that it is built for (SELECT-6). */
export const motorSpeeds = ({ speed, supply }: Pick<FanModel, 'speed' | 'supply'>): number[] =>
  supply.map((asked) => speedAtFrequency(speed, testedFrequency({ supply }), asked))

/**
 * A model on another mains, its curve calculated by the fan laws: an asynchronous motor on its shaft turns it faster or
 * slower there (SIZE-7). Air, and with it the density, stays that of the test; so does the efficiency.
 */
export function modelOnMains(model: FanModel, asked: SupplyFrequency): FanModel {
  const speed = speedAtFrequency(model.speed, testedFrequency(model), asked)
  const state = { speedRatio: speed / model.speed, densityRatio: 1 }
  const change = soundPowerChange(state)
  const pointAt = (point: CurvePoint): CurvePoint => ({
    airflow: airflowAt(point.airflow, state),
    pressure: pressureAt(point.pressure, state),
    power: shaftPowerAt(point.power, state),
    efficiency: point.efficiency,
    // As many bands as before.
    sound: point.sound.map((level) => level + change) as OctaveLevels,
  })
  return { ...model, speed, curve: model.curve.map(pointAt) }
}
