import sharp from 'sharp'
import { afterEach, expect, it, vi } from 'vitest'
import { encodePicture } from './encode-picture.ts'

const size = { width: 400, height: 100 } as const
const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
const create = { ...size, channels: 3, background: '#000', noise } as const
const pixels = await sharp({ create }).raw().toBuffer()
const encode = () => encodePicture({ pixels, ...size, channels: 3 })

afterEach(() => vi.restoreAllMocks())

it('a picture whose first width takes too long gets all of its others in a hurry', async () => {
  const careful = await encode()
  // At the beginning and before each width: the first one takes 10 s, the others hardly any time.
  const times = [0, 0, 10_000, 10_001]
  vi.spyOn(performance, 'now').mockImplementation(() => times.shift() ?? 10_001)
  const hurried = await encode()
  const same = hurried.files.filter(({ bytes }, index) => careful.files[index]?.bytes.equals(bytes))
  const namesOf = (files: typeof same) => files.map(({ width, format }) => `${width} ${format}`)
  expect(namesOf(hurried.files)).toEqual(namesOf(careful.files))
  expect(namesOf(same).sort()).toEqual(['160 avif', '160 webp', '320 webp', '400 webp'])
})
