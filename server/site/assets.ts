import { readdir } from 'node:fs/promises'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const aYear = 31_536_000
/** A browser must hear of a new worker at once, and the list of its files goes with it. */
const neverOld = new Set(['sw.js', 'offline-files.json'])

/**
 * The built files. Those under `/assets/` have their content's hash in their name and never change; a missing
 * one is a 404, never a page. The others (icons, the social card) are looked at again after an hour.
 */
export async function registerAssets(app: FastifyInstance, clientDir: string): Promise<void> {
  const entries = await readdir(clientDir, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  const files = entries.filter((entry) => entry.isFile() && !/\.(?:html|br|gz)$/.test(entry.name))

  const packed: FastifyStaticOptions = {
    root: clientDir,
    preCompressed: true,
    // Else a shared cache would give compressed files to browsers that cannot read them.
    setHeaders: (response) => void response.setHeader('vary', 'accept-encoding'),
  }
  await app.register(fastifyStatic, { ...packed, serve: false })
  for (const { name } of folders) {
    const immutable = name === 'assets'
    await app.register(fastifyStatic, {
      ...packed,
      root: `${clientDir}/${name}`,
      prefix: `/${name}/`,
      decorateReply: false,
      index: false,
      maxAge: (immutable ? aYear : 3600) * 1000,
      immutable,
      // A file that never changes is never asked about.
      etag: !immutable,
      lastModified: !immutable,
    })
  }
  for (const { name } of files) {
    const maxAge = neverOld.has(name) ? 0 : 3_600_000
    app.get(`/${name}`, (_request, reply) => reply.sendFile(name, { maxAge }))
  }
}
