import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Branch } from '#contract/collections/branches.ts'
import { sections } from '#src/api/section-queries.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { BranchList } from './branch-list.tsx'

const branch = (id: string): Branch =>
  ({ id, name: id, address: '', phones: [], email: '', whatsApp: '' }) as unknown as Branch

// CONTACT-15
test.each([
  ['ar', 'راسل هذا الفرع'],
  ['en', 'Write to this branch'],
] as const)(
  'in %s each of several branches leads to the form, one does not',
  async (language, name) => {
    const { app, rerender } = await renderInApp(<div />, { language })
    const show = (branches: Branch[]) => {
      app.queryClient.setQueryData(sections.branches(app.api).queryKey, branches)
      rerender(
        <InApp app={app}>
          <BranchList />
        </InApp>,
      )
    }
    show([branch('one'), branch('two')])
    expect(
      (await screen.findAllByRole('link', { name })).map((link) => link.getAttribute('href')),
    ).toEqual(['/contact-us?branch=one#write', '/contact-us?branch=two#write'])
    show([branch('one')])
    await expect.poll(() => screen.queryByRole('link', { name })).toBeNull()
  },
)
