import { render } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { takenAtEnd } from '#src/ui/taken-at-end.ts'
import { useNotesAbove } from './use-notes-above.ts'

/** A bar at the lower edge of the page. @param height in pixels */
function Bar({ height }: { height: number }) {
  const bar = useRef<HTMLDivElement>(null)
  useNotesAbove(bar, 0)
  return <div ref={bar} data-height={height} />
}

const taken = () => document.documentElement.style.getPropertyValue(takenAtEnd)

test('a bar that goes leaves its room to the one behind it', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, innerHeight - Number(this.getAttribute('data-height')), 360, 60)
  })
  const behind = render(<Bar height={60} />)
  dispatchEvent(new Event('scroll'))
  const before = render(<Bar height={90} />)
  dispatchEvent(new Event('scroll'))
  expect(taken()).toBe('90px')
  before.unmount()
  expect(taken()).toBe('60px')
  behind.unmount()
  expect(taken()).toBe('')
})
