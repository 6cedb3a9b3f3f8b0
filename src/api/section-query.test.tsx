import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
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

// SECTION-1
test('a failed section is asked for again by a page that opens, not by another part of the page', async () => {
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

  rerender(
    <InApp app={app}>
      <Clients name="first" />
      <Clients name="late" />
    </InApp>,
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
