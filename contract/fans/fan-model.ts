/** The octave bands in which sound power is told, by their middle frequencies in Hz (ISO 266). */
export const octaveBands = [63, 125, 250, 500, 1000, 2000, 4000, 8000] as const

/** A band's place in `octaveBands` is its place here, dB relative to 1 pW. */
export type OctaveLevels = [number, number, number, number, number, number, number, number]

/** One point of a tested curve, at the speed of its model and in air of 1.2 kg/m³. */
export interface CurvePoint {
  /** m³/h at the inlet. */
  airflow: number
  /** Static pressure, Pa. */
  pressure: number
  /** At the shaft, kW. */
  power: number
  /** Static, percent: the air's power of the shaft's. */
  efficiency: number
  /** Sound power at the inlet. */
  sound: OctaveLevels
}

/** The air that a model conveys without harm. F300 and F400 take smoke of that temperature for two hours (EN 12101-3). */
export const temperatureClasses = ['standard', 'hot-200', 'F300', 'F400'] as const
export type TemperatureClass = (typeof temperatureClasses)[number]

/** `direct` turns at the speed of its motor alone; the others at any speed within the model's bounds. */
export const fanDrives = ['direct', 'belt', 'inverter'] as const
export type FanDrive = (typeof fanDrives)[number]

/** The frequencies of the mains for which a model is built, Hz. */
export const supplyFrequencies = [50, 60] as const
export type SupplyFrequency = (typeof supplyFrequencies)[number]

/** The measures of the drawing, mm. Which of them a family has, and where they lie, its drawing says. */
export const drawingMeasures = ['A', 'B', 'C', 'D', 'E', 'F'] as const
export type DrawingMeasure = (typeof drawingMeasures)[number]

/** One size of a range of fans, as it was tested. */
export interface FanModel {
  /** The code to order it by, such as NAX-800/4; no other model of the site has it. */
  code: string
  /** Of the impeller, mm. */
  diameter: number
  /** At which it was tested, r/min. */
  speed: number
  /** The lowest and the highest at which it may run, r/min; equal to `speed` both for none but that. */
  speeds: { minimum: number; maximum: number }
  drive: FanDrive
  supply: SupplyFrequency[]
  /** Rating of the motor, kW. */
  motorPower: number
  temperatureClass: TemperatureClass
  /** N, blowing free (ISO 13350): of a jet fan, which is chosen by it and not by a duty point. */
  thrust?: number
  /** kg with motor. */
  weight: number
  /** Ascending by airflow. */
  curve: CurvePoint[]
  dimensions: Partial<Record<DrawingMeasure, number>>
}

/**
 * A fan that blows free is chosen by its thrust and told by that and the velocity of its air (ISO 13350): a curve of the
 * hardly any pressure that it gives says nothing (MODEL-12, SELECT-18).
 */
export const blowsFree = ({ thrust }: Pick<FanModel, 'thrust'>): boolean => thrust !== undefined

/** The models of one product, as `GetFanModels` tells them. */
export interface ProductModels {
  /** The product's part of the address. */
  slug: string
  models: FanModel[]
}
