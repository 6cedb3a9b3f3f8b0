import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '#tests/support/render-in-app.tsx'
import { FooterLinks } from './footer-links.tsx'

const settings = (profile: object) => ({
  GetSettings: { body: { data: { data: [{ id: '1', companyName: 'Nasaem', ...profile }] } } },
})

// PROFILE-4
test.each([
  ['ar', 'ملف تعريف الشركة (\u2066PDF\u2069، 2.1\u00a0ميجابايت، 26 نوفمبر 2026)'],
  ['en', 'Company profile (\u2066PDF\u2069, 2.1\u00a0MB, 26 November 2026)'],
] as const)('%s: the company profile is named with its size and day', async (language, name) => {
  const profile = {
    profileUrl: '/media/p.pdf',
    profileMadeAt: '2026-11-26T23:30:00.000Z',
    profileSize: 2_202_010,
  }
  await renderInApp(<FooterLinks />, { language, answers: settings(profile) })
  const link = await screen.findByRole('link', { name })
  expect(link.getAttribute('href')).toBe('/media/p.pdf')
})

// PROFILE-4
test('without a profile there is no link to one', async () => {
  const { app } = await renderInApp(<FooterLinks />, { language: 'en', answers: settings({}) })
  await expect.poll(() => app.queryClient.isFetching()).toBe(0)
  expect(screen.queryByRole('link', { name: /Company profile/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Offline copy' })).toBeTruthy()
})
