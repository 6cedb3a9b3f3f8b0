import { compile, middleware, serialize, stringify } from 'stylis'
import rtlPlugin from 'stylis-plugin-rtl'
import { expect, test } from 'vitest'
import { turnedRound } from './emotion-cache.ts'

const written = (css: string, plugin: typeof turnedRound) =>
  serialize(compile(css), middleware([plugin, stringify]))

const sided: [string, string][] = [
  ['margin-left:4px', 'margin-right:4px'],
  ['margin:0 4px 0 8px', 'margin:0 8px 0 4px'],
  ['padding: 1px 2px 3px calc(4px + 1em)', 'padding:1px calc(4px + 1em) 3px 2px'],
  ['border-width:1px 2px 3px 4px', 'border-width:1px 4px 3px 2px'],
  ['border-color:red green blue white', 'border-color:red white blue green'],
  ['border-style:solid none dashed dotted', 'border-style:solid dotted dashed none'],
  ['border-radius:1px 2px 3px 4px', 'border-radius:2px 1px 4px 3px'],
  ['border-right-color:red', 'border-left-color:red'],
  ['left:-3px', 'right:-3px'],
  ['text-align:left', 'text-align:right'],
  ['float:right', 'float:left'],
  ['direction:ltr', 'direction:rtl'],
  ['cursor:e-resize', 'cursor:w-resize'],
  ['background-position:10% 0', 'background-position:90% 0'],
  ['box-shadow:4px 0 2px black', 'box-shadow:-4px 0 2px black'],
  ['text-shadow:4px 0 2px black', 'text-shadow:-4px 0 2px black'],
  ['transform:translateX(10px)', 'transform:translateX(-10px)'],
  ['transition:margin-left 1s', 'transition:margin-right 1s'],
]

test.each(sided)('%s becomes %s', (declaration, turned) => {
  const rule = (body: string) => `.a{color:red;${body};display:block;}`
  expect(written(rule(declaration), turnedRound)).toBe(rule(turned))
  expect(written(`@media print{${rule(declaration)}}`, turnedRound)).toBe(
    `@media print{${rule(turned)}}`,
  )
})

test('what has no side is written as the plugin itself would', () => {
  const css = `.a{margin:0 4px;color:#fff;font:700 1rem/1.2 Cairo, sans-serif;&:hover{opacity:.5;}&>b{display:none;}}
    @media (min-width:600px){.a{inset-inline-start:0;}}@keyframes turn{from{left:0;}to{left:4px;}}`
  expect(written(css, turnedRound)).toBe(written(css, rtlPlugin))
})
