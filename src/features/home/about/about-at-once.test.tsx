import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInApp } from '#tests/support/render-in-app.tsx'
import { AboutAtOnce, fetchAbout } from './about-at-once.tsx'

it('is there with the first render when its code has come before', async () => {
  await fetchAbout()
  await renderInApp(<AboutAtOnce />, { language: 'ar' })
  expect(screen.getByRole('heading', { level: 2, name: 'من نحن' })).toBeTruthy()
})
