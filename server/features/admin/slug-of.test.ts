import { expect, it } from 'vitest'
import { slugOf } from './slug-of.ts'

it.each([
  ['Tunnel ventilation for Metro Sahm', 'tunnel-ventilation-for-metro-sahm'],
  ['  Jet fans: 400 °C / 2 h ', 'jet-fans-400-c-2-h'],
  ['Café façade – the client’s', 'cafe-facade-the-clients'],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
  ['../../etc', 'etc'],
  ['مراوح', ''],
  ['مراوح Axial', 'axial'],
  ['', ''],
])('%j is addressed by %j', (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})

it('cuts a long one without a hyphen at its end', () => {
  expect(slugOf(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79))
  expect(slugOf('fan '.repeat(50))).toMatch(/^[a-z-]{79}n?$|^[a-z-]+[a-z]$/)
})
