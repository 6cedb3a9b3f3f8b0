import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { ApiFailure } from '#contract/errors.ts'
import { prefetchSections } from '#src/routes/prefetch-sections.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { useApi } from './api-context.ts'
import { sections } from './section-queries.ts'

function Clients({ name }: { name: string }) {
  const { status } = useQuery(sections.clients(useApi()))
  return (
    <p>
      {name}: {status}
    </p>
  )
}

async function showFailed() {
  const { app, rerender } = await renderInApp(<Clients name="first" />, {
    language: 'en',
    answers: {
      GetAllClients: [
        { failure: new ApiFailure('GetAllClients', 'server', { status: 500 }) },
        { body: { data: { data: [] } } },
      ],
    },
  })
  await screen.findByText('first: error')
  return { app, show: (parts: ReactNode) => rerender(<InApp app={app}>{parts}</InApp>) }
}

// SECTION-1
test('a failed section is not asked for again by another part of the page, but by the page that opens', async () => {
  const { app, show } = await showFailed()
  show(
    <>
      <Clients name="first" />
      <Clients name="late" />
    </>,
  )
  // Long enough for the answer to a call.
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.getAllByText(/: /).map((part) => part.textContent)).toEqual([
    'first: error',
    'late: error',
  ])
  void prefetchSections(app, [sections.clients])
  await screen.findByText('first: success')
  screen.getByText('late: success')
})

// SECTION-1
test('a failed section is asked for again by a part that comes when no other shows it', async () => {
  const { show } = await showFailed()
  show(null)
  show(<Clients name="next" />)
  await screen.findByText('next: success')
})
