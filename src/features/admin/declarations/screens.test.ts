import { expect, test } from 'vitest'
import { screens } from './screens.ts'

test.each(Object.entries(screens))('the form of %s asks for every field', (_name, screen) => {
  const asked = screen.fields.map(({ name }) => name).sort()
  expect(asked).toEqual(Object.keys(screen.collection.fields).sort())
})
