import { describe, expect, it } from 'vitest'
import { aWeightedLevel, sumOfLevels } from './sound-levels.ts'

describe('levels together', () => {
  // SELECT-5; Städtebauliche Lärmfibel (Ministry of Housing, Baden-Württemberg), chapter 2.4.2, "Addition of sound levels".
  it.each([
    [[35, 40, 45], 46.5],
    [[40, 45], 46.2],
    [[55, 55], 58],
  ])('of %j dB are those of the Lärmfibel: %f dB', (levels, sum) => {
    expect(sumOfLevels(levels)).toBeCloseTo(sum, 1)
  })

  // SELECT-5
  it('of nothing are silence, and silence adds nothing', () => {
    expect(sumOfLevels([])).toBe(-Infinity)
    expect(sumOfLevels([60, -Infinity])).toBeCloseTo(60, 10)
  })
})

describe('the A-weighted level', () => {
  // SELECT-5; Trane, Air Conditioning Clinic TRG-TRC007, figure 24: these eight bands are 42 dB(A), with weights of whole
  // dB.
  it('of the eight bands of Trane’s example is 42 dB(A)', () => {
    expect(Math.round(aWeightedLevel([63, 52, 45, 38, 31, 24, 16, 10]))).toBe(42)
  })

  // SELECT-5; IEC 61672-1: at 1000 Hz the weight is 0.
  it('of a tone at 1000 Hz is its own level', () => {
    const silence = -Infinity
    const tone = [silence, silence, silence, silence, 80, silence, silence, silence] as const
    expect(aWeightedLevel([...tone])).toBeCloseTo(80, 10)
  })
})
