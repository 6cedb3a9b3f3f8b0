import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FailureBoundary } from './failure-boundary.tsx'

function Broken(): never {
  throw new Error('broken')
}

describe('a failure boundary', () => {
  it('shows what it holds, and in its place something else once that breaks', () => {
    const page = (part: React.ReactNode) => (
      <>
        <p>beside it</p>
        <FailureBoundary instead={<p>instead</p>}>{part}</FailureBoundary>
      </>
    )
    const caught: unknown[] = []
    const { rerender } = render(page(<p>within</p>), {
      onCaughtError: (error) => caught.push(error),
    })
    expect(screen.getByText('within')).toBeDefined()
    rerender(page(<Broken />))
    expect(screen.queryByText('within')).toBeNull()
    expect(screen.getByText('instead')).toBeDefined()
    expect(screen.getByText('beside it')).toBeDefined()
    expect(caught).toEqual([new Error('broken')])
  })
})
