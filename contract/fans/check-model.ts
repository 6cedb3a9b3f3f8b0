import type { ValidationCode } from '../validation-texts.ts'
import { velocityThrough } from './air-power.ts'
import { motorSpeeds } from './fan-laws.ts'
import { efficiencyTolerance, fanLimits, greatestRise, meanVelocity } from './fan-limits.ts'
import type { CurvePoint, FanModel } from './fan-model.ts'
import { efficiencyOf, wrongUnit } from './wrong-unit.ts'

/** A fault of a model, at a place within it. */
export interface ModelFault {
  path: (string | number)[]
  code: ValidationCode
  /** The figure that would be right. */
  expected?: string
}

const atPoint = (
  index: number,
  field: keyof CurvePoint,
  code: ValidationCode,
  expected?: string,
): ModelFault => ({
  path: ['curve', index, field],
  code,
  ...(expected !== undefined && { expected }),
})

/** Each airflow is greater than the one before it. */
function airflowFaults(curve: readonly CurvePoint[]): ModelFault[] {
  return curve.flatMap(({ airflow }, index) =>
    airflow > (curve[index - 1]?.airflow ?? -1)
      ? []
      : atPoint(index, 'airflow', 'fan.airflow.order'),
  )
}

/** Pressure falls with airflow, but for one rise that is not too great (`greatestRise`). */
function pressureFaults(curve: readonly CurvePoint[]): ModelFault[] {
  const greatest = Math.max(...curve.map(({ pressure }) => pressure))
  let rises = 0
  let isRising = false
  let trough = Infinity
  return curve.flatMap(({ pressure }, index) => {
    const before = curve[index - 1]?.pressure ?? Infinity
    // Figures that were rounded may be equal within a rise.
    if (pressure === before) return []
    if (pressure < before) {
      isRising = false
      trough = pressure
      return []
    }
    const begins = !isRising
    isRising = true
    if (begins) rises += 1
    if (rises > 1) return begins ? atPoint(index, 'pressure', 'fan.pressure.again') : []
    const isTooGreat = pressure - trough > greatestRise * greatest
    return isTooGreat ? atPoint(index, 'pressure', 'fan.pressure.rise') : []
  })
}

/** Efficiency is that of the other three figures (`efficiencyTolerance`). */
function efficiencyFaults(curve: readonly CurvePoint[]): ModelFault[] {
  return curve.flatMap((point, index) => {
    const expected = efficiencyOf(point)
    if (Math.abs(point.efficiency - expected) <= efficiencyTolerance * expected) return []
    const unit = wrongUnit(point)
    if (unit !== undefined) return atPoint(index, unit.field, unit.fault)
    return expected > 100
      ? atPoint(index, 'efficiency', 'fan.efficiency.impossible')
      : atPoint(
          index,
          'efficiency',
          'fan.efficiency.product',
          String(Number(expected.toPrecision(3))),
        )
  })
}

/** A speed on a plate is rounded. */
const agrees = (speed: number, turns: number) => Math.abs(speed / turns - 1) <= 0.01

function speedFaults({ drive, speed, speeds, supply }: FanModel): ModelFault[] {
  const { minimum, maximum } = speeds
  if (minimum > speed || speed > maximum) return [{ path: ['speeds'], code: 'fan.speeds.order' }]
  const turns = motorSpeeds({ speed, supply })
  return drive === 'direct' &&
    !(agrees(minimum, Math.min(...turns)) && agrees(maximum, Math.max(...turns)))
    ? [{ path: ['speeds'], code: 'fan.speeds.direct' }]
    : []
}

/** The motor bears the greatest power that the curve shows. */
function motorFaults({ motorPower, curve }: FanModel): ModelFault[] {
  const greatest = Math.max(...curve.map(({ power }) => power))
  return motorPower < greatest
    ? [{ path: ['motorPower'], code: 'fan.motorPower.weak', expected: String(greatest) }]
    : []
}

/** Tells airflows that no impeller of this size can have, such as those in m³/s. */
function velocityFaults({ diameter, curve }: FanModel): ModelFault[] {
  const index = curve.length - 1
  const velocity = velocityThrough(curve[index]?.airflow ?? 0, diameter)
  if (velocity < meanVelocity.least) return [atPoint(index, 'airflow', 'fan.airflow.slow')]
  return velocity > meanVelocity.greatest ? [atPoint(index, 'airflow', 'fan.airflow.fast')] : []
}

/** The faults of a model whose figures are each within their bounds, but do not agree with one another. */
export function modelFaults(model: FanModel): ModelFault[] {
  const { curve } = model
  if (curve.length < fanLimits.fewestPoints) return []
  const order = airflowFaults(curve)
  return [
    ...speedFaults(model),
    ...motorFaults(model),
    // Figures out of order have no shape that could be judged.
    ...(order.length > 0 ? order : [...pressureFaults(curve), ...velocityFaults(model)]),
    ...efficiencyFaults(curve),
  ]
}
