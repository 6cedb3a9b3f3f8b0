import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { keepEarlyDrafts } from '#server/site/inline/keep-early-drafts.ts'
import { hydration } from './hydration.ts'
import { Island } from './island.tsx'

const field = () => document.querySelector('input') as HTMLInputElement

const page = (
  <Island when="touched">
    <form data-draft="letter">
      <input name="text" />
    </form>
  </Island>
)

async function takeOver() {
  const root = document.createElement('div')
  document.body.replaceChildren(root)
  root.innerHTML = renderToString(page)
  hydration.active = true
  return act(async () => hydrateRoot(root, page))
}

afterEach(() => {
  hydration.active = false
  delete window.keepEarlyDrafts
  sessionStorage.clear()
})

// FORM-4
test('what was typed into a form is kept when its page goes before the form is taken over', async () => {
  window.keepEarlyDrafts = keepEarlyDrafts
  const root = await takeOver()
  field().value = 'Hello'
  await act(async () => root.render(<p>Another page</p>))
  expect(sessionStorage.getItem('draft letter')).toBe('{"text":"Hello"}')
})
