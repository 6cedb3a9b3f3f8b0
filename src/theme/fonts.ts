import arabicFile from '@fontsource-variable/cairo/files/cairo-arabic-wght-normal.woff2?url'
import latinFile from '@fontsource-variable/cairo/files/cairo-latin-wght-normal.woff2?url'
import type { Language } from '#contract/locale.ts'

const arabicRange =
  'U+0600-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+200C-200E,U+2010-2011,U+204F,U+2E41,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC'
const latinRange =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

function fontFace(declarations: Record<string, string>): string {
  const body = Object.entries(declarations)
    .map(([property, value]) => `${property}:${value}`)
    .join(';')
  return `@font-face{${body}}`
}

const cairo = {
  'font-family': "'Cairo'",
  'font-weight': '200 1000',
  'font-style': 'normal',
  'font-display': 'swap',
}

interface StandIn {
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

/** Cairo's own vertical metrics, by its size. */
const ascent = 1.303
const descent = 0.571

/** The height of a line that asks for no other: said in the page, because each local face has one of its own. */
export const cairoHeight = ascent + descent

/**
 * A local face brought to Cairo's width, with Cairo's own vertical metrics, so that no line moves when the web font
 * arrives. For the same reason widths are given in `em`, never in `ch`, which follows the face.
 */
function standInFace({ family, names, range, weights, width }: StandIn): string {
  const percent = (value: number) => `${(value * 100).toFixed(1)}%`
  return fontFace({
    'font-family': `'${family}'`,
    'font-weight': weights,
    src: names.map((name) => `local('${name}')`).join(','),
    'unicode-range': range,
    'size-adjust': percent(width),
    'ascent-override': percent(ascent / width),
    'descent-override': percent(descent / width),
    'line-gap-override': '0%',
  })
}

const figureRange = 'U+30-39'

const usualStandIn = 'Cairo Fallback'
/** For where none of the usual faces is installed. */
const linuxStandIn = 'Cairo Fallback Noto'

const standIns: StandIn[] = [
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

/** The web font in both scripts and its local stand-ins, as CSS for the document's head. */
export function fontFaces(): string {
  return [
    fontFace({ ...cairo, src: `url(${arabicFile}) format('woff2')`, 'unicode-range': arabicRange }),
    fontFace({ ...cairo, src: `url(${latinFile}) format('woff2')`, 'unicode-range': latinRange }),
    ...standIns.map(standInFace),
    // Of two faces of one range the later is taken.
    ...standIns.flatMap(({ figures, ...face }) =>
      figures ? standInFace({ ...face, width: figures, range: figureRange }) : [],
    ),
  ].join('')
}

export const fontFamily = `'Cairo','${usualStandIn}','${linuxStandIn}',system-ui,sans-serif`

/** The file that the first text of a page needs, for a preload hint. */
export function primaryFontFile(language: Language): string {
  return language === 'ar' ? arabicFile : latinFile
}
