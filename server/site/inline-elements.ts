import { createHash } from 'node:crypto'
import { appStylesId } from '#contract/app-styles.ts'
import type { InlineHashes } from '#server/http/page-security-policy.ts'

/** Writes the inline scripts and styles of one document. Its security policy lets these alone, each by its hash. */
export interface InlineElements {
  script: (text: string) => string
  /** @param attributes of the element, each with a space before it */
  style: (text: string, attributes?: string) => string
  /** Of all that were written. */
  hashes: InlineHashes
}

export function createInlineElements(): InlineElements {
  const hashes: InlineHashes = { scripts: [], styles: [] }
  return {
    hashes,
    script(text) {
      hashes.scripts.push(hashOf(text))
      return `<script>${text}</script>`
    },
    style(text, attributes = '') {
      hashes.styles.push(hashOf(text))
      return `<style${attributes}>${text}</style>`
    },
  }
}

/** The element that the app adds its styles to. Of an empty text older versions of Safari make another hash. */
export const appStyles = ({ style }: InlineElements) => style(' ', ` id="${appStylesId}"`)

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
