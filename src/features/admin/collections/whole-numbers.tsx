import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

/** An ellipsis takes it or leaves it, but takes no part of it. */
const Whole = styled('span')({ display: 'inline-block' })

/**
 * A text whose numbers an ellipsis does not cut: in Arabic it would take the first digits of 120,000 and leave 000.
 * A number beside Latin words stays as it is, because it is read in their direction.
 */
export function wholeNumbers(text: string): ReactNode {
  const words = text.split(' ')
  const isLatin = (word: string | undefined) => word !== undefined && /[a-z]/i.test(word)
  if (!/[\u0600-\u06ff]/.test(text)) return text
  return words.map((word, index) => {
    const isNumber = /^\d/.test(word) && ![words[index - 1], word, words[index + 1]].some(isLatin)
    const space = index === 0 ? '' : ' '
    return isNumber ? [space, <Whole key={index}>{word}</Whole>] : space + word
  })
}
