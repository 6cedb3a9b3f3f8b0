import { isRedirect, type ParsedLocation } from '@tanstack/react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { safeRedirect } from '../sign-in-path.ts'
import { checkAccess } from './check-access.ts'

const home = 'https://nasaem.example'

beforeEach(() => {
  vi.stubGlobal('location', { origin: home })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  return () => vi.unstubAllGlobals()
})

const visitor = { staff: false, visitorView: false }
const staff = { staff: true, visitorView: false }

function destination(href: string, access: typeof staff): unknown {
  const url = new URL(href, home)
  const search = Object.fromEntries(url.searchParams)
  try {
    checkAccess({ href, pathname: url.pathname, search } as ParsedLocation, access)
    return undefined
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown
    return thrown.options.href
  }
}

describe('someone not signed in', () => {
  // SESSION-18
  test.each(['/admin/messages?search=fan', '/Admin', '/admin/projects/edit/7'])(
    'is led from %s to the sign-in, which remembers it',
    (path) => {
      expect(destination(path, visitor)).toBe(`/login?redirect=${encodeURIComponent(path)}`)
    },
  )

  test.each(['/', '/projects', '/login', '/admin/login', '/forget-password', '/reset-password'])(
    'may see %s',
    (path) => expect(destination(path, visitor)).toBeUndefined(),
  )
})

// SESSION-19
describe('staff', () => {
  test.each([
    '/',
    '/login',
    '/Login',
    '/admin/login',
    '/forget-password',
    '/reset-password',
    '/Reset-Password/#token=x',
  ])('are led from %s to the frames', (path) =>
    expect(destination(path, staff)).toBe('/admin/frames'),
  )

  test('are led on to what they asked for', () => {
    expect(destination('/login?redirect=%2Fadmin%2Fvendors', staff)).toBe('/admin/vendors')
  })

  test.each(['/admin/frames', '/projects'])('may see %s', (path) =>
    expect(destination(path, staff)).toBeUndefined(),
  )

  test('see the home page as a visitor does when they want to', () => {
    expect(destination('/', { staff: true, visitorView: true })).toBeUndefined()
  })
})

// SESSION-18
describe('after signing in', () => {
  test.each([
    ['/admin/vendors?page=2#x', '/admin/vendors?page=2#x'],
    ['//evil.example', '/admin/frames'],
    ['/\\evil.example', '/admin/frames'],
    ['https://evil.example/admin', '/admin/frames'],
    ['javascript:alert(1)', '/admin/frames'],
    ['/\t/evil.example', '/admin/frames'],
    ['/login?redirect=%2Flogin', '/admin/frames'],
    [undefined, '/admin/frames'],
  ])('%s leads to %s', (asked, expected) => {
    expect(safeRedirect(asked)).toBe(expected)
  })
})
