import { expect, test } from 'vitest'
import { isPagePath, shellOf } from './site-paths.ts'

test.each([
  ['/', 'site'],
  ['/Careers', 'site'],
  ['/administration', 'site'],
  ['/admin', 'admin'],
  ['/ADMIN/messages/edit/1', 'admin'],
  ['/login', 'admin'],
  ['/Forget-Password', 'admin'],
  ['/reset-password', 'admin'],
])('%s starts in the shell of the %s', (path, shell) => {
  expect(shellOf(path)).toBe(shell)
})

test.each([
  ['/', true],
  ['/projects/a-tunnel', true],
  ['/apiary', true],
  ['/api/Home/GetAllSlides', false],
  ['/media/x.avif', false],
  ['/assets/index.js', false],
  ['/manifests/site.ar.webmanifest', false],
  ['/sitemap.xml', false],
  ['/robots.txt', false],
  ['/healthz', false],
  ['/readyz', false],
])('%s is a page: %s', (path, isPage) => {
  expect(isPagePath(path)).toBe(isPage)
})
