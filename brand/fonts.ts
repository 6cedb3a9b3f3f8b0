import arabicFile from './fonts/cairo-arabic.woff2?url'
import arabicMoreFile from './fonts/cairo-arabic-more.woff2?url'
import latinFile from './fonts/cairo-latin.woff2?url'
import latinMarksFile from './fonts/cairo-latin-marks.woff2?url'
import { webFont } from './web-font.ts'

const { arabic, 'arabic-more': arabicMore, latin, 'latin-marks': latinMarks } = webFont.files
/** With the signs that hold a letter's joined form, which the web font leaves to the device. */
const arabicRange = 'U+0600-06FF,U+0750-077F,U+0870-08FF,U+200C-200F,U+FB50-FDFF,U+FE70-FEFC'
const latinRange = `${latin.range},${latinMarks.range}`

/**
 * Further letters and signs are a family of their own: for each file of a family that is in use and not there Chromium
 * makes a stand-in of a system font in every size and weight, which cost a third of the time that the home page's text
 * took to be laid out.
 */
const furtherFamily = `${webFont.family} More`

/** The files of the web font. Pages of either language show both scripts. */
export const webFaces = [
  { family: webFont.family, file: arabicFile, range: arabic.range },
  { family: webFont.family, file: latinFile, range: latin.range },
  { family: furtherFamily, file: arabicMoreFile, range: arabicMore.range },
  { family: furtherFamily, file: latinMarksFile, range: latinMarks.range },
]

/** The files that the first text of every page needs, for preload hints. */
export const firstFontFiles = webFaces.flatMap(({ family, file }) =>
  family === webFont.family ? file : [],
)

const usualStandIn = 'Cairo Fallback'
/** For where none of the usual faces is installed. */
const linuxStandIn = 'Cairo Fallback Noto'

export const fontFamily = `'${webFont.family}','${furtherFamily}','${usualStandIn}','${linuxStandIn}',system-ui,sans-serif`

export interface StandIn {
  family: string
  /** Local faces, the first that exists is taken. */
  names: string[]
  range: string
  weights: string
  /** Cairo's width over the local face's, measured on running text. */
  width: number
  /** The same for its figures, where they differ: Cairo's are wide beside its letters. */
  figures?: number
}

/** Local faces that are shown until the web font is there, in the order in which they are looked for. */
export const standIns: readonly StandIn[] = [
  {
    family: usualStandIn,
    names: ['Noto Sans Arabic', 'Geeza Pro', 'Segoe UI', 'Tahoma'],
    range: arabicRange,
    weights: '200 500',
    width: 1.033,
  },
  {
    family: usualStandIn,
    names: [
      'Noto Sans Arabic Bold',
      'NotoSansArabic-Bold',
      'Geeza Pro Bold',
      'Segoe UI Bold',
      'Tahoma Bold',
    ],
    range: arabicRange,
    weights: '600 1000',
    width: 1.036,
  },
  {
    family: usualStandIn,
    names: ['Arial', 'Liberation Sans', 'Roboto'],
    range: latinRange,
    weights: '200 500',
    width: 0.953,
    figures: 1.007,
  },
  {
    family: usualStandIn,
    names: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'],
    range: latinRange,
    weights: '600 1000',
    width: 0.904,
    figures: 1.007,
  },
  {
    family: linuxStandIn,
    names: ['Noto Sans', 'NotoSans-Regular'],
    range: latinRange,
    weights: '200 500',
    width: 0.894,
    figures: 0.979,
  },
  {
    family: linuxStandIn,
    names: ['Noto Sans Bold', 'NotoSans-Bold'],
    range: latinRange,
    weights: '600 1000',
    width: 0.862,
    figures: 0.979,
  },
]
