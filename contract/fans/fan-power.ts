import type { FanDrive } from './fan-model.ts'

/**
 * The power that a fan gives to the air, by its static pressure (ISO 5801, static air power without the factor of
 * compressibility, which is above 0.99 up to 2500 Pa).
 * @param airflow m³/h
 * @param pressure Pa
 * @returns kW
 */
export const airPower = (airflow: number, pressure: number): number =>
  ((airflow / 3600) * pressure) / 1000

/** Ratings that motors are built in, kW (IEC 60072-1). */
const motorRatings = [
  0.06, 0.09, 0.12, 0.18, 0.25, 0.37, 0.55, 0.75, 1.1, 1.5, 2.2, 3, 4, 5.5, 7.5, 11, 15, 18.5, 22,
  30, 37, 45, 55, 75, 90, 110, 132, 160, 200, 250, 315, 355, 400, 450, 500, 560,
]

/** A motor has this much more than the greatest power that its fan takes. */
const motorMargin = 1.1

/**
 * The smallest motor that bears a fan.
 * @param power the greatest that the fan takes at its shaft, kW
 * @returns kW of rating; undefined where the greatest is too weak
 */
export const sufficientRating = (power: number): number | undefined =>
  motorRatings.find((rating) => rating >= motorMargin * power)

/** kW of rating, and percent: IEC 60034-30-1:2014, class IE3, four poles at 50 Hz. */
const motorClass = [
  [0.12, 64.8],
  [0.18, 69.9],
  [0.25, 73.5],
  [0.37, 77.3],
  [0.55, 80.8],
  [0.75, 82.5],
  [1.1, 84.1],
  [1.5, 85.3],
  [2.2, 86.7],
  [3, 87.7],
  [4, 88.6],
  [5.5, 89.6],
  [7.5, 90.4],
  [11, 91.4],
  [15, 92.1],
  [18.5, 92.6],
  [22, 93],
  [30, 93.6],
  [37, 93.9],
  [45, 94.2],
  [55, 94.6],
  [75, 95],
  [90, 95.2],
  [110, 95.4],
  [132, 95.6],
  [160, 95.8],
  [200, 96],
] as const

/**
 * The efficiency of a motor of class IE3; between two ratings that of the smaller one.
 * @param rating kW
 * @returns a part of 1
 */
export function motorEfficiency(rating: number): number {
  const [, percent] = motorClass.findLast(([kilowatts]) => rating >= kilowatts) ?? motorClass[0]
  return percent / 100
}

/**
 * The part of the motor's power that reaches the shaft, and with an inverter also of the mains' that reaches the motor.
 * Commission Regulation (EU) No 327/2011, annex II, point 3: belts as a low-efficiency drive, inverters by the factor
 * of compensation for part load.
 * @param power kW at the shaft
 * @returns a part of 1
 */
export function driveEfficiency(drive: FanDrive, power: number): number {
  switch (drive) {
    case 'direct':
      return 1
    case 'belt':
      return Math.min(0.96, Math.max(0.89, 0.0175 * power + 0.8725))
    case 'inverter':
      return 1 / (power >= 5 ? 1.04 : 1.088 - 0.03 * Math.log(Math.max(power, 0.1)))
  }
}

/**
 * The power taken from the mains at one working point.
 * @param power kW at the shaft
 * @param efficiency of the motor, a part of 1
 * @returns kW
 */
export const electricPower = (power: number, efficiency: number, drive: FanDrive): number =>
  power / (efficiency * driveEfficiency(drive, power))

/**
 * Specific fan power (EN 16798-3:2017, 9.5): power from the mains for each m³/s.
 * @param electric kW from the mains
 * @param airflow m³/h
 * @returns W/(m³/s); infinite for no airflow
 */
export const specificFanPower = (electric: number, airflow: number): number =>
  (electric * 1000) / (airflow / 3600)

/**
 * Computes the reserve of a motor: its rating beyond the power at its shaft.
 * @param power kW at the shaft
 * @param motorPower rating, kW
 * @returns percent of the power at the shaft; negative for an overloaded motor
 */
export const motorReserve = (power: number, motorPower: number): number =>
  100 * (motorPower / power - 1)
