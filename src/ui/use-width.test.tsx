import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { forSomeWidths, removeOtherWidths } from '#src/hydration/some-widths.ts'
import { useWidth } from './use-width.ts'

const narrow = '@media (max-width: 10px)'

function List() {
  const asCards = useWidth(narrow)
  return (
    <>
      {asCards !== true && <p {...forSomeWidths(narrow)}>Table</p>}
      {asCards !== false && <b {...forSomeWidths(narrow)}>Cards</b>}
    </>
  )
}

afterEach(() => vi.unstubAllGlobals())

// ADMIN-10
test('a screen that is turned before the page is hydrated counts once it is', async () => {
  let isNarrow = true
  vi.stubGlobal('matchMedia', () => ({
    matches: isNarrow,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const root = document.createElement('div')
  const mark = 'data-width-query="(max-width: 10px)"'
  root.innerHTML = `<p ${mark} style="display:none">Table</p><b ${mark}>Cards</b>`
  document.body.replaceChildren(root)
  removeOtherWidths(root)
  expect(root.textContent).toBe('Cards')
  isNarrow = false
  const onRecoverableError = vi.fn()
  const hydrated = await act(() => hydrateRoot(root, <List />, { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(root.textContent).toBe('Table')
  act(() => hydrated.unmount())
})
