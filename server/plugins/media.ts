import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { mediaBase } from '#contract/picture.ts'
import { areaFolder } from '#server/files/file-folders.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { lockDown } from './lock-down.ts'

/** Names as the server gives them: no path, and of the kinds that it stores. */
const publicName = /^[\w.-]+\.(?:avif|webp|pdf)$/

function nameIn(url: string): string | undefined {
  const name = url.slice(mediaBase.length + 1).split('?', 1)[0] ?? ''
  return publicName.test(name) ? name : undefined
}

/**
 * Serves pictures and PDF files. A file's name changes with its content, so it may be kept for a year;
 * whatever is not there is a 404 that nobody keeps.
 */
export async function registerMedia(
  app: FastifyInstance,
  dataDir: string,
  files: FileStore,
): Promise<void> {
  await app.register(async (scope) => {
    lockDown(scope)
    scope.addHook('onRequest', async ({ url }) => {
      const name = nameIn(url)
      if (name !== undefined) await files.provideMedia(name)
    })
    await scope.register(fastifyStatic, {
      root: areaFolder(dataDir, 'media'),
      prefix: `${mediaBase}/`,
      decorateReply: false,
      immutable: true,
      maxAge: '365d',
      index: false,
      dotfiles: 'ignore',
      allowedPath: (path) => /\.(avif|webp|pdf)$/.test(path),
    })
  })
}
