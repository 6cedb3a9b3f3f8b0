import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hydratesLater, replayEarlyPress } from './early-press.ts'

const pressed = vi.fn()
let part: HTMLElement
let button: HTMLButtonElement
const note = (event: Event) => (window.earlyPress = event)

beforeEach(() => {
  document.body.innerHTML = `<main><div ${hydratesLater}><button><b>Menu</b></button></div></main>`
  part = document.querySelector('div') as HTMLElement
  button = document.querySelector('button') as HTMLButtonElement
  addEventListener('click', note, true)
})
afterEach(() => {
  removeEventListener('click', note, true)
  window.earlyPress = undefined
  pressed.mockReset()
})

// PAGE-12
test('a press that came too early is made again, once', () => {
  button.querySelector('b')?.click()
  button.addEventListener('click', pressed)
  replayEarlyPress(document.querySelector('main') as HTMLElement)
  expect(pressed).not.toHaveBeenCalled()
  replayEarlyPress(part)
  replayEarlyPress(part)
  expect(pressed).toHaveBeenCalledOnce()
})

test('a press because of which the part is taken over counts once', () => {
  const hydratePage = () => {
    button.addEventListener('click', pressed)
    replayEarlyPress(part)
  }
  document.body.addEventListener('click', hydratePage, { capture: true, once: true })
  button.click()
  replayEarlyPress(part)
  expect(pressed).toHaveBeenCalledOnce()
})
