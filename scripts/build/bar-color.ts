import type { Plugin } from 'vite'
import { documentColors } from '../../brand/plain-look.ts'
import { fillIn } from '../../contract/fill-in.ts'

const place = '<meta name="theme-color" content="'

/** Gives the document the brand's colour of the browser's bar. */
export function barColor(): Plugin {
  return {
    name: 'bar-color',
    transformIndexHtml: (html) => fillIn(html, [[place, place + documentColors.bar.light]]),
  }
}
