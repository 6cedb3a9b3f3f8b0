import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { createCannedClient, createTestApp, InApp } from '#tests/support/render-in-app.tsx'
import { ChoiceChips } from './choice-chips.tsx'

const tell = vi.fn()
let page: Root | undefined

afterEach(async () => {
  await act(async () => page?.unmount())
  document.body.innerHTML = ''
  tell.mockReset()
})

function Chips({ type, first }: { type: 'radio' | 'checkbox'; first: string[] }) {
  const [chosen, setChosen] = useState(first)
  return (
    <ChoiceChips
      label="Choice"
      type={type}
      options={['a', 'b', 'c'].map((code) => ({ code, label: code }))}
      chosen={chosen}
      onChoose={(code, all) => {
        tell(code, all)
        setChosen(all)
      }}
      errorText={undefined}
    />
  )
}

/** The chips of the server's HTML, pressed before the app takes them over. */
async function takeOver(type: 'radio' | 'checkbox', first: string[], pressed: string[]) {
  const app = await createTestApp({ language: 'en', client: createCannedClient({}) })
  const view = (
    <StrictMode>
      <InApp app={app}>
        <Chips type={type} first={first} />
      </InApp>
    </StrictMode>
  )
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(view)
  for (const label of pressed) screen.getByLabelText(label).click()
  page = await act(async () => hydrateRoot(root, view))
}

const checked = () =>
  [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value)

// FORM-3
test.each([
  ['radio', ['a'], ['b'], ['b']],
  ['radio', [''], ['c'], ['c']],
  ['checkbox', [], ['a', 'c'], ['a', 'c']],
  ['checkbox', ['a', 'b'], ['b', 'c'], ['a', 'c']],
  ['checkbox', ['a'], ['a'], []],
] as const)(
  '%s: %j, %j pressed before the page is taken over: %j',
  async (type, first, pressed, after) => {
    await takeOver(type, [...first], [...pressed])
    expect(checked()).toEqual(after)
    expect(tell).toHaveBeenLastCalledWith(expect.any(String), after)
  },
)

// FORM-3
test.each(['radio', 'checkbox'] as const)(
  '%s: what the server checked is no press',
  async (type) => {
    await takeOver(type, ['b'], [])
    expect(checked()).toEqual(['b'])
    expect(tell).not.toHaveBeenCalled()
  },
)

test('a box is told with all that are checked then', async () => {
  await takeOver('checkbox', ['b'], [])
  const user = userEvent.setup()
  for (const label of ['a', 'b']) await user.click(screen.getByLabelText(label))
  expect(tell.mock.calls).toEqual([
    ['a', ['b', 'a']],
    ['b', ['a']],
  ])
})
