import { expect, it } from 'vitest'
import { createStoringPlaces } from './storing-places.ts'

it('hands a place on to who has waited longest, also after a failure', async () => {
  const inPlace = createStoringPlaces(1, 30_000)
  const done: string[] = []
  const work = (name: string) => inPlace(async () => done.push(name))
  const failing = inPlace(() => Promise.reject(new Error('gone')))
  const others = [work('first'), work('second')]
  await expect(failing).rejects.toThrow('gone')
  await Promise.all(others)
  await work('third')
  expect(done).toEqual(['first', 'second', 'third'])
})

it('says busy to who finds no place in time, and keeps none for them', async () => {
  const inPlace = createStoringPlaces(1, 10)
  let end = () => {}
  const hanging = inPlace(() => new Promise<void>((resolve) => (end = resolve)))
  await expect(inPlace(async () => 'late')).rejects.toMatchObject({ code: 'busy' })
  end()
  await hanging
  expect(await inPlace(async () => 'stored')).toBe('stored')
})
