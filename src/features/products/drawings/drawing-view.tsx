import { styled } from '@mui/material/styles'
import type { SheetDrawing } from '#src/ui/documents/sheet.ts'
import { colors } from '#src/theme/tokens.ts'

/** Pixels of its width below which a drawing has room for letters alone. */
const wide = 460

const Frame = styled('div')({
  containerType: 'inline-size',
  '& svg': { display: 'block', inlineSize: '100%', blockSize: 'auto', fill: 'none' },
  '& path': { vectorEffect: 'non-scaling-stroke', strokeWidth: 1 },
  '& .body': { stroke: colors.ink, strokeWidth: 1.4 },
  '& .hidden': { stroke: colors.inkSoft, strokeDasharray: '5 3' },
  '& .axis': { stroke: colors.steel, strokeDasharray: '12 3 2 3' },
  '& .measure': { stroke: colors.teal },
  '& text': {
    fill: colors.tealDeep,
    fontWeight: 700,
    fontSize: 15,
    textAnchor: 'middle',
    dominantBaseline: 'central',
    fontVariantNumeric: 'tabular-nums',
  },
  [`@container not (min-width: ${wide}px)`]: {
    '& text': { fontSize: 26 },
    '& tspan': { display: 'none' },
  },
  '@media (forced-colors: active)': {
    '& path': { stroke: 'CanvasText' },
    '& text': { fill: 'CanvasText' },
  },
})

/** A dimension drawing; its measures are told beside it, so it is for the eye alone. */
export function DrawingView({ drawing }: { drawing: SheetDrawing }) {
  return (
    <Frame dir="ltr">
      <svg viewBox={`0 0 ${drawing.width} ${drawing.height}`} aria-hidden="true">
        {drawing.lines.map(({ path, look }, index) => (
          <path key={index} className={look} d={path} />
        ))}
        {drawing.letters.map(({ text, x, y }) => {
          const [letter, length] = text.split(' ')
          return (
            <text key={text} x={x} y={y}>
              {letter}
              <tspan> {length}</tspan>
            </text>
          )
        })}
      </svg>
    </Frame>
  )
}
