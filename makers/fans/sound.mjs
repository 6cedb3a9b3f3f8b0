import { octaveBands } from '../../contract/fans/fan-model.ts'

/** @typedef {import('../../contract/fans/fan-model.ts').OctaveLevels} OctaveLevels */
/** @typedef {'axial' | 'centrifugal' | 'mixed' | 'cabinet' | 'silenced'} Spectrum */

/**
 * The specific sound power of each type, its levels in the octave bands relative to one another, and what the passing of
 * the blades adds in its band (dB).
 *
 * @type {Record<Spectrum, { specific: number, blades: number, tone: number, bands: number[] }>}
 */
const spectra = {
  axial: { specific: 41, blades: 9, tone: 5, bands: [-9, -8, -6, -5, -6, -9, -13, -18] },
  centrifugal: { specific: 36, blades: 11, tone: 3, bands: [-4, -5, -7, -9, -13, -18, -23, -28] },
  mixed: { specific: 38, blades: 7, tone: 3, bands: [-8, -6, -5, -6, -8, -12, -16, -21] },
  cabinet: { specific: 33, blades: 7, tone: 2, bands: [-3, -4, -8, -14, -19, -23, -26, -29] },
  silenced: { specific: 33, blades: 9, tone: 3, bands: [-4, -5, -7, -9, -12, -15, -18, -22] },
}

/** dB: what a point far from the best efficiency adds at most. */
const mostOffDesign = 15

/** @param {number[]} levels dB @returns dB */
const sumOf = (levels) =>
  10 * Math.log10(levels.reduce((sum, level) => sum + 10 ** (level / 10), 0))

/** The octave band that a frequency lies in. @param {number} frequency Hz */
const bandOf = (frequency) => octaveBands.findIndex((middle) => frequency < middle * Math.SQRT2)

/**
 * Sound power at the inlet per octave band by Madison's law: a level specific to the type, with 10 lg of the airflow and
 * 20 lg of the total pressure (VDI 2081-1:2001, 6.2), and more where the fan works far from its best efficiency.
 *
 * @param {Spectrum} type
 * @param {object} point
 * @param {number} point.airflow m³/s
 * @param {number} point.totalPressure Pa
 * @param {number} point.speed r/min
 * @param {number} point.share the efficiency, of the best one
 * @returns {OctaveLevels} whole dB
 */
export function soundOf(type, { airflow, totalPressure, speed, share }) {
  const { specific, blades, tone, bands } = spectra[type]
  const offDesign = Math.min(30 * (1 - share), mostOffDesign)
  const total = specific + 10 * Math.log10(airflow) + 20 * Math.log10(totalPressure) + offDesign
  const passing = bandOf((blades * speed) / 60)
  const relative = bands.map((level, band) => (band === passing ? level + tone : level))
  const levels = relative.map((level) => Math.round(total + level - sumOf(relative)))
  // As many as there are bands.
  return /** @type {OctaveLevels} */ (levels)
}
