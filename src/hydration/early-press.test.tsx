import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hydratesLater, leavesPage, replayEarlyPresses } from './early-press.ts'

const pressed = vi.fn<(name: string) => void>()
let main: HTMLElement
let part: HTMLElement
let other: HTMLElement
const note = (event: Event) => (window.earlyPresses = [...(window.earlyPresses ?? []), event])
const buttonsOf = (parent: HTMLElement) => [...parent.querySelectorAll('button')]
const press = (name: string) => document.getElementById(name)?.click()

beforeEach(() => {
  document.body.innerHTML = `
    <main>
      <div ${hydratesLater}><button id="menu"><b>Menu</b></button><button id="switch" ${leavesPage}>ع</button></div>
      <div ${hydratesLater}><button id="one">One</button><button id="two">Two</button></div>
    </main>`
  main = document.querySelector('main') as HTMLElement
  ;[part, other] = main.querySelectorAll('div') as unknown as [HTMLElement, HTMLElement]
  addEventListener('click', note, true)
})
afterEach(() => {
  removeEventListener('click', note, true)
  delete window.earlyPresses
  pressed.mockReset()
})

/** The app hears of presses from now on. */
const listen = () => {
  for (const button of buttonsOf(main)) button.addEventListener('click', () => pressed(button.id))
}
const presses = () => pressed.mock.calls.flat()

// PAGE-12
test('a press that came too early is made again, once', () => {
  document.querySelector('b')?.click()
  listen()
  replayEarlyPresses(main)
  expect(pressed).not.toHaveBeenCalled()
  replayEarlyPresses(part)
  replayEarlyPresses(part)
  expect(presses()).toEqual(['menu'])
})

// PAGE-12
test('each button that was pressed is pressed again in its order, with its own part', () => {
  for (const name of ['two', 'menu', 'one', 'two']) press(name)
  listen()
  replayEarlyPresses(part)
  expect(presses()).toEqual(['menu'])
  replayEarlyPresses(other)
  expect(presses()).toEqual(['menu', 'two', 'one'])
})

// PAGE-12
test('a press that leaves the page waits for the others', () => {
  for (const name of ['switch', 'menu', 'one']) press(name)
  listen()
  replayEarlyPresses(part)
  expect(presses()).toEqual(['menu'])
  replayEarlyPresses(other)
  expect(presses()).toEqual(['menu', 'one', 'switch'])
  replayEarlyPresses(other)
  expect(pressed).toHaveBeenCalledTimes(3)
})

test('a press of a part that is taken over is the app’s alone', () => {
  replayEarlyPresses(part)
  listen()
  for (const name of ['menu', 'switch']) press(name)
  replayEarlyPresses(other)
  replayEarlyPresses(part)
  expect(presses()).toEqual(['menu', 'switch'])
})

test('a press because of which the part is taken over counts once', () => {
  const hydratePage = () => {
    listen()
    replayEarlyPresses(part)
  }
  document.body.addEventListener('click', hydratePage, { capture: true, once: true })
  press('menu')
  replayEarlyPresses(part)
  expect(presses()).toEqual(['menu'])
})
