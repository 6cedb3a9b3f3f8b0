import { Text, type View } from '@react-pdf/renderer'
import type { ComponentProps } from 'react'
import type { Direction } from '#contract/locale.ts'
import { leftToRight, printableText, textDirection } from './printable-text.ts'

/** A word is never cut with a hyphen, which Arabic does not know and an address must not have. */
const noHyphens = 10_000

const inkless = new RegExp(`([${leftToRight}\\n])`)
// In no font of ours: at its full size, another font's height would push the line down.
const inklessStyle = { fontSize: 1 }

const ownSide = { rtl: 'right', ltr: 'left' } as const

export type PdfStyle = ComponentProps<typeof View>['style']

/** The order of a row's parts in each direction. */
export const reading = { rtl: 'row-reverse', ltr: 'row' } as const

interface PdfLineProps {
  text: string
  /** Of the page. */
  direction: Direction
  /** Letters that a line has room for. */
  widest?: number
  style?: PdfStyle
}

/** A text in its own direction, at the side where the page's language begins, unless its style has another. */
export function PdfLine({ text, direction, widest = 100, style }: PdfLineProps) {
  const printable = printableText(text, widest)
  return (
    <Text
      hyphenationPenalty={noHyphens}
      style={[
        { direction: textDirection(printable), textAlign: ownSide[direction] },
        ...[style ?? {}].flat(),
      ]}
    >
      {printable.split(inkless).map((part, at) =>
        inkless.test(part) ? (
          <Text key={at} style={inklessStyle}>
            {part}
          </Text>
        ) : (
          part
        ),
      )}
    </Text>
  )
}
