import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { inlineCall } from './inline-call.ts'

test('the call runs by its text alone, with the data and the functions that it was handed', () => {
  const shout = (word: string) => word.toUpperCase()
  const script = inlineCall(
    (data: { words: string[] }, change: typeof shout) => data.words.map(change).join(' '),
    { words: ['مروحة', 'fan'] },
    shout,
  )
  expect(runInNewContext(script)).toBe('مروحة FAN')
})

test('no data ends the script element', () => {
  const script = inlineCall((text: string) => text, '</script><script>alert(1)</script><!--')
  expect(script).not.toContain('<')
  expect(runInNewContext(script)).toBe('</script><script>alert(1)</script><!--')
})
