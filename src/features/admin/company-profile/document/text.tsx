import { Text, View } from '@react-pdf/renderer'
import type { ComponentProps, ReactNode } from 'react'
import type { Direction } from '#contract/locale.ts'
import { preventBreaks } from '#src/i18n/prevent-breaks.ts'
import { leftToRight, printableText } from '#src/ui/documents/pdf/printable-text.ts'

export type Style = Exclude<ComponentProps<typeof View>['style'], undefined | unknown[]>

/** A word is never cut with a hyphen, which Arabic does not know and an address must not have. */
const noHyphens = 10_000
/** Letters of a word that is cut where a line ends. */
const longestWord = 44
const inkless = new RegExp(`([${leftToRight}])`)
const arabicLetter = /[\u0621-\u06ff]/
const latinLetter = /[a-z]/i

/**
 * The direction of a text within a page: the page's own, unless all of its letters are of the other script. Figures
 * alone read from left to right.
 */
export function directionOf(text: string, page: Direction): Direction {
  if (page === 'rtl') return arabicLetter.test(text) ? 'rtl' : 'ltr'
  return arabicLetter.test(text) && !latinLetter.test(text) ? 'rtl' : 'ltr'
}

const sideOf = { rtl: 'right', ltr: 'left' } as const
const otherSideOf = { rtl: 'left', ltr: 'right' } as const

interface LineProps {
  direction: Direction
  style?: Style | undefined
  align?: 'start' | 'end' | 'center'
  children: string
}

/** A text of the page, at the side where the page's language begins. */
export function Line({ direction, style = {}, align = 'start', children }: LineProps) {
  const text = printableText(preventBreaks(children), longestWord).replaceAll('\u2060', '')
  const textAlign =
    align === 'center' ? 'center' : (align === 'start' ? sideOf : otherSideOf)[direction]
  return (
    <Text
      hyphenationPenalty={noHyphens}
      orphans={2}
      widows={2}
      style={[style, { direction: directionOf(text, direction), textAlign }]}
    >
      {text.split(inkless).map((part, at) =>
        // In no font of ours: at its full size, another font's height would push the line down.
        inkless.test(part) ? (
          <Text key={at} style={{ fontSize: 1 }}>
            {part}
          </Text>
        ) : (
          part
        ),
      )}
    </Text>
  )
}

interface RowProps {
  direction: Direction
  style?: Style | undefined
  wrap?: boolean
  children: ReactNode
}

/** Children beside one another, the first where the page's language begins. */
export function Row({ direction, style = {}, wrap, children }: RowProps) {
  return (
    <View
      {...(wrap !== undefined && { wrap })}
      style={[style, { flexDirection: direction === 'rtl' ? 'row-reverse' : 'row' }]}
    >
      {children}
    </View>
  )
}
