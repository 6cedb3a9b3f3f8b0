import { type StandIn, standIns, webFaces } from '#brand/fonts.ts'
import { webFont } from '#brand/web-font.ts'

function fontFace(declarations: Record<string, string>): string {
  const body = Object.entries(declarations)
    .map(([property, value]) => `${property}:${value}`)
    .join(';')
  return `@font-face{${body}}`
}

const { ascent, descent } = webFont

/** The height of a line that asks for no other: said in the page, because each local face has one of its own. */
export const fontHeight = ascent + descent

const ownFaces = () =>
  webFaces.map(({ family, file, range }) =>
    fontFace({
      'font-family': `'${family}'`,
      'font-weight': webFont.weights,
      'font-style': 'normal',
      'font-display': 'swap',
      src: `url(${file}) format('woff2')`,
      'unicode-range': range,
    }),
  )

/**
 * A local face brought to the web font's width, with the web font's vertical metrics, so that no line moves when that
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

/** The web font in each script and its local stand-ins, as CSS for the document's head. */
export function fontFaces(): string {
  return [
    ...ownFaces(),
    ...standIns.map(standInFace),
    // Of two faces of one range the later is taken.
    ...standIns.flatMap(({ figures, ...face }) =>
      figures ? standInFace({ ...face, width: figures, range: figureRange }) : [],
    ),
  ].join('')
}
