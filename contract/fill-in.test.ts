import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fillIn, inLanguage, places } from './fill-in.ts'

it('puts each text in its place, whatever stands in it', () => {
  const html = '<html lang="ar" dir="rtl"><title></title>'
  const filled = fillIn(html, [inLanguage('en'), [places.title, '<title>$& $1</title>']])
  expect(filled).toBe('<html lang="en" dir="ltr"><title>$& $1</title>')
})

it('refuses a document that lacks a place', () => {
  expect(() => fillIn('<html dir="rtl" lang="ar">', [inLanguage('en')])).toThrow('No <html')
})

it('index.html has every place once', () => {
  const html = readFileSync('index.html', 'utf8')
  for (const place of Object.values(places)) expect(html.split(place), place).toHaveLength(2)
})
