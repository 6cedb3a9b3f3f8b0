import { G, Path, StyleSheet, Svg, Text, View } from '@react-pdf/renderer'
import { lightColors } from '#brand/colors.ts'
import type { Direction } from '#contract/locale.ts'
import type { SheetDrawing, SheetFact } from '../sheet.ts'
import { reading } from './pdf-line.tsx'
import { SheetFacts } from './sheet-facts.tsx'

/** Points. */
const drawnWidth = 300
const highest = 190

const looks = {
  body: { stroke: lightColors.ink, strokeWidth: 1 },
  hidden: { stroke: lightColors.inkSoft, strokeWidth: 0.6, strokeDasharray: '3 2' },
  axis: { stroke: lightColors.steel, strokeWidth: 0.5, strokeDasharray: '8 2 2 2' },
  measure: { stroke: lightColors.teal, strokeWidth: 0.6 },
} as const

const styles = StyleSheet.create({
  beside: { columnGap: 20, alignItems: 'center' },
  facts: { flexGrow: 1, flexBasis: 0 },
})

/** A dimension drawing with the measures of one size beside it. */
export function SheetDrawingView({
  drawing,
  facts,
  direction,
}: {
  drawing: SheetDrawing
  facts: readonly SheetFact[]
  direction: Direction
}) {
  const scale = Math.min(drawnWidth / drawing.width, highest / drawing.height)
  return (
    <View wrap={false} style={[styles.beside, { flexDirection: reading[direction] }]}>
      <Svg
        width={drawing.width * scale}
        height={drawing.height * scale}
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      >
        {drawing.lines.map(({ path, look }, at) => {
          const { strokeWidth, ...stroke } = looks[look]
          return <Path key={at} d={path} {...stroke} strokeWidth={strokeWidth / scale} />
        })}
        <G>
          {drawing.letters.map(({ text, x, y }) => (
            <Text
              key={text}
              x={x}
              y={y + 3 / scale}
              textAnchor="middle"
              style={{ fontSize: 9 / scale, fontWeight: 700 }}
              fill={lightColors.tealDeep}
            >
              {text}
            </Text>
          ))}
        </G>
      </Svg>
      <View style={styles.facts}>
        <SheetFacts facts={facts} direction={direction} columns={1} />
      </View>
    </View>
  )
}
