import arabicFile from '@fontsource-variable/cairo/files/cairo-arabic-wght-normal.woff2?url'
import latinFile from '@fontsource-variable/cairo/files/cairo-latin-wght-normal.woff2?url'

const arabicRange =
  'U+0600-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+200C-200E,U+2010-2011,U+204F,U+2E41,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC'
const latinRange =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

const family = 'Cairo'
const usualStandIn = 'Cairo Fallback'
/** For where none of the usual faces is installed. */
const linuxStandIn = 'Cairo Fallback Noto'

export const fontFamily = `'${family}','${usualStandIn}','${linuxStandIn}',system-ui,sans-serif`

/** The web font of all pages: a file for each script, and its own vertical metrics by its size. */
export const webFont = {
  family,
  weights: '200 1000',
  ascent: 1.303,
  descent: 0.571,
  scripts: {
    arabic: { file: arabicFile, range: arabicRange },
    latin: { file: latinFile, range: latinRange },
  },
} as const

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
