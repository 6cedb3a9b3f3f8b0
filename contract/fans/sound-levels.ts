import type { OctaveLevels } from './fan-model.ts'

/** dB by which the ear weighs each of the `octaveBands`: IEC 61672-1:2013, table 3, A-weighting. */
export const aWeighting: OctaveLevels = [-26.2, -16.1, -8.6, -3.2, 0, 1.2, 1, -1.1]

/**
 * The level of several sources or bands together: 10 lg of the sum of their powers (ISO 3744:2010, formula for bands).
 * @param levels dB; minus infinity is silence
 * @returns dB; minus infinity for no levels
 */
export function sumOfLevels(levels: readonly number[]): number {
  let power = 0
  for (const level of levels) power += 10 ** (level / 10)
  return 10 * Math.log10(power)
}

/** The A-weighted level of octave bands. @returns dB(A) */
export const aWeightedLevel = (bands: OctaveLevels): number =>
  sumOfLevels(bands.map((level, band) => level + (aWeighting[band] ?? 0)))
