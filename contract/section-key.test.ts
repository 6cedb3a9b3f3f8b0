import { expect, test } from 'vitest'
import { sectionKey } from './section-key.ts'

test('a key names the language, the path and the query in one order', () => {
  expect(sectionKey('ar', '/api/Home/GetAllDrivers')).toBe('s1|ar|/api/Home/GetAllDrivers')
  expect(sectionKey('en', '/api/Home/GetAllSlides?pageSize=10&pageNo=1')).toBe(
    sectionKey('en', '/api/Home/GetAllSlides?pageNo=1&pageSize=10'),
  )
  expect(sectionKey('en', '/api/Home/GetAllSlides?pageNo=1&pageSize=10')).toBe(
    's1|en|/api/Home/GetAllSlides?pageNo=1&pageSize=10',
  )
})
