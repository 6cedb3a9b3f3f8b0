import type { FastifyInstance } from 'fastify'
import path from 'node:path'
import type { QueryOf } from '#contract/endpoint.ts'
import type { Language } from '#contract/locale.ts'
import { listOfflineCopy } from '#contract/offline-copy.ts'
import type { CopyFile } from '#contract/offline-copy-files.ts'
import type { PublicReads } from '#server/content/public-reads.ts'
import { VersionedCache } from '#server/content/versioned-cache.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { languageVary, requestLanguage } from '#server/http/request-language.ts'
import { routeOf } from '#server/http/route-of.ts'
import { findFiles } from './find-files.ts'

interface Sources {
  reads: PublicReads
  files: FileStore
}

/** Bytes of all lists in memory: one for each language and width, each of some hundred files. */
const mostBytes = 4 * 1024 * 1024
const bytesOf = (list: CopyFile[]) => 200 * (list.length + 1)

/** Lists the files of a copy with their sizes, by one read of them for each change of content (COPY-2). */
export function registerOfflineCopyRoutes(scope: FastifyInstance, { reads, files }: Sources): void {
  const kept = new VersionedCache<CopyFile[]>(mostBytes, bytesOf)

  async function list(language: Language, width: string): Promise<CopyFile[]> {
    const version = String(await reads.version())
    return kept.get(`${language} ${width}`, version, async () => {
      const found = await findFiles(reads, language, Number(width))
      const sizes = await files.sizesOf(
        'media',
        found.map(({ url }) => path.posix.basename(url)),
      )
      // A file that is missing on the server cannot be kept.
      const value = found.flatMap((file) => {
        const size = sizes.get(path.posix.basename(file.url))
        return size === undefined ? [] : [{ ...file, size }]
      })
      return { value, version }
    })
  }

  scope.get<{ Querystring: QueryOf<typeof listOfflineCopy> }>(
    listOfflineCopy.path,
    routeOf(listOfflineCopy),
    async (request, reply) => {
      const language = requestLanguage(request)
      void reply.header('cache-control', 'no-cache').header('vary', languageVary)
      return { data: { files: await list(language, request.query.width) } }
    },
  )
}
