import {
  type FanDrive,
  fanDrives,
  supplyFrequencies,
  type SupplyFrequency,
  type TemperatureClass,
  temperatureClasses,
} from '#contract/fans/fan-model.ts'
import { latinDigits } from '#contract/digits.ts'
import { foldForSearch } from '#contract/search-text.ts'

const drives: Record<FanDrive, readonly string[]> = {
  direct: ['direct', 'direct drive', 'مباشر', 'نقل حركة مباشر', 'دفع مباشر'],
  belt: ['belt', 'belts', 'belt drive', 'سيور', 'دفع بالسيور', 'بالسيور'],
  inverter: [
    'inverter',
    'vfd',
    'vsd',
    'ec',
    'variable speed',
    'variable speed drive',
    'مغير سرعة',
    'بمغير سرعة',
    'عاكس',
  ],
}

const classes: Record<TemperatureClass, readonly string[]> = {
  standard: ['standard', 'normal', 'قياسي', 'قياسية', 'عادية', 'عادي'],
  'hot-200': [
    'hot-200',
    'hot 200',
    '200',
    '200 °c',
    'hot air up to 200 °c',
    'حتى 200 درجة مئوية',
    'هواء ساخن حتى 200 درجة مئوية',
  ],
  F300: ['f300', '300', 'F300: smoke at 300 °C', 'F300: دخان عند 300 درجة مئوية'],
  F400: ['f400', '400', 'F400: smoke at 400 °C', 'F400: دخان عند 400 درجة مئوية'],
}

const wordIn = <Word extends string>(
  words: readonly Word[],
  called: Record<Word, readonly string[]>,
  text: string,
) => words.find((word) => called[word].some((name) => foldForSearch(name) === foldForSearch(text)))

/** @returns undefined for a word that is not known */
export const readDrive = (text: string): FanDrive | undefined => wordIn(fanDrives, drives, text)

/** @returns undefined for a word that is not known */
export const readTemperatureClass = (text: string): TemperatureClass | undefined =>
  wordIn(temperatureClasses, classes, text)

/** Frequencies such as `50`, `50/60 Hz`, `٥٠ و٦٠`. @returns undefined where one of them is not known */
export function readSupply(text: string): SupplyFrequency[] | undefined {
  const figures = latinDigits(text).match(/\d+/g)?.map(Number) ?? []
  const isKnown = figures.every((figure) => supplyFrequencies.some((one) => one === figure))
  if (figures.length === 0 || !isKnown) return undefined
  return supplyFrequencies.filter((frequency) => figures.includes(frequency))
}
