import { expect, test } from 'vitest'
import { mapEmbedLink } from './map-embed-link.ts'

const fallback = 'https://www.google.com/maps?q=30.2987,31.7419'
const defaultMap = 'https://www.google.com/maps?q=30.2987%2C31.7419&hl=ar&output=embed'

// MAP-1
test.each([
  ['nothing', ''],
  ['blanks', '   '],
  ['no address', 'Cairo, Egypt'],
  ['another host', 'https://maps.example.com/maps?q=1,2'],
  ['a host that only looks like it', 'https://google.evil.com/maps?q=1,2'],
  ['a host that ends like it', 'https://notgoogle.com/maps?q=1,2'],
  ['a plain place link', 'https://www.google.com/maps/place/Cairo/@30.04,31.23,12z'],
  ['a shortened link', 'https://maps.app.goo.gl/abc'],
  ['a page of Google that is no map', 'https://www.google.com/url?q=https://evil.example'],
  ['another page asked to be embedded', 'https://www.google.com/search?q=x&output=embed'],
  ['a script', 'javascript:alert(1)'],
  ['a plain connection', 'http://www.google.com/maps?q=1,2'],
])('%s: the default map', (_, link) => {
  expect(mapEmbedLink(link, fallback, 'ar')).toBe(defaultMap)
})

// MAP-1
test.each([
  [
    'an embed link',
    'https://www.google.com/maps/embed?pb=!1m18!2d31.2',
    'https://www.google.com/maps/embed?pb=%211m18%212d31.2',
  ],
  [
    'a link of My Maps',
    'https://www.google.com/maps/d/embed?mid=1aB',
    'https://www.google.com/maps/d/embed?mid=1aB',
  ],
  [
    'a query',
    'https://www.google.com/maps?q=Cairo',
    'https://www.google.com/maps?q=Cairo&hl=ar&output=embed',
  ],
  [
    'a query in Arabic with a zoom',
    'https://www.google.com/maps?q=القاهرة&z=15',
    'https://www.google.com/maps?q=%D8%A7%D9%84%D9%82%D8%A7%D9%87%D8%B1%D8%A9&z=15&hl=ar&output=embed',
  ],
  [
    'a query that is embedded already',
    'https://www.google.com/maps?q=Cairo&output=embed',
    'https://www.google.com/maps?q=Cairo&hl=ar&output=embed',
  ],
  [
    'a search link',
    'https://www.google.com/maps/search/?api=1&query=30.1,31.2',
    'https://www.google.com/maps?q=30.1%2C31.2&hl=ar&output=embed',
  ],
  [
    'a query at the maps host',
    'https://maps.google.com/?q=Cairo',
    'https://www.google.com/maps?q=Cairo&hl=ar&output=embed',
  ],
  [
    "a country's host",
    'https://google.com.eg/maps?q=Cairo',
    'https://www.google.com/maps?q=Cairo&hl=ar&output=embed',
  ],
  [
    'a port and an account in the address',
    'https://a:b@www.google.com:8443/maps?q=Cairo',
    'https://www.google.com/maps?q=Cairo&hl=ar&output=embed',
  ],
  [
    'blanks around it',
    '  https://www.google.com/maps?q=Cairo\n',
    'https://www.google.com/maps?q=Cairo&hl=ar&output=embed',
  ],
])('%s', (_, link, expected) => {
  expect(mapEmbedLink(link, fallback, 'ar')).toBe(expected)
})

// MAP-1
test('without any usable link there is none', () => {
  expect(mapEmbedLink('', '', 'ar')).toBe('')
})
