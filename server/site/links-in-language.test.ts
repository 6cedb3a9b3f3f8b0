import { expect, test } from 'vitest'
import { linksInLanguage } from './links-in-language.ts'

// LANG-11
test.each([
  ['/', '/?lang=en'],
  ['/products', '/products?lang=en'],
  [
    '/contact-us?topic=quotation&amp;product=fan',
    '/contact-us?topic=quotation&amp;product=fan&amp;lang=en',
  ],
  ['/Careers?vacancy=a#a', '/Careers?vacancy=a&amp;lang=en#a'],
  ['/#contact', '/?lang=en#contact'],
  ['/media/sheet.pdf', '/media/sheet.pdf'],
  ['#main', '#main'],
  ['https://elsewhere.example/', 'https://elsewhere.example/'],
  ['tel:+20225550100', 'tel:+20225550100'],
])('a link to %s leads to %s', (href, expected) => {
  const html = (to: string) =>
    `<p title="/a"><a class="x" href="${to}" lang="en">&lt;a href="/x"</a></p>`
  expect(linksInLanguage(html(href), 'en')).toBe(html(expected))
})
