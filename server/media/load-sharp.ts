import type { Sharp, SharpOptions } from 'sharp'

type OpenPicture = (bytes: Buffer, options: SharpOptions) => Sharp

let loading: Promise<OpenPicture> | undefined

/**
 * The picture library, made safe for whatever is sent: it reads JPEG, PNG, WebP and AVIF and nothing else, keeps
 * nothing, and leaves a processor free. Loaded when it is first wanted: most servers see no upload in their life.
 */
export function loadSharp(): Promise<OpenPicture> {
  loading ??= load()
  return loading
}

async function load(): Promise<OpenPicture> {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpeg',
      'VipsForeignLoadPng',
      'VipsForeignLoadWebp',
      'VipsForeignLoadHeif',
    ],
  })
  sharp.cache(false)
  sharp.concurrency(1)
  return (bytes, options) => sharp(bytes, options)
}
