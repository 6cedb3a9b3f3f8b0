import { mkdir } from 'node:fs/promises'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { mediaBase } from '#contract/picture.ts'
import { mediaFolder } from '#server/media/media-files.ts'
import { lockDown } from './lock-down.ts'

/**
 * Serves pictures and PDF files. A file's name changes with its content, so it may be kept for a year;
 * whatever is not there is a 404 that nobody keeps.
 */
export async function registerMedia(app: FastifyInstance, dataDir: string): Promise<void> {
  const root = mediaFolder(dataDir)
  await mkdir(root, { recursive: true, mode: 0o700 })
  await app.register(async (scope) => {
    lockDown(scope)
    await scope.register(fastifyStatic, {
      root,
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
