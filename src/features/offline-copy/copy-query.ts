import { queryOptions } from '@tanstack/react-query'
import { offlineCopyCall } from '#contract/calls.ts'
import { ApiFailure } from '#contract/errors.ts'
import { copyGroups, type CopyFile, type CopyWidth } from '#contract/offline-copy-files.ts'
import type { ApiContextValue } from '#src/api/api-context.ts'

const isCopyFile = (value: unknown): value is CopyFile =>
  typeof value === 'object' &&
  value !== null &&
  'url' in value &&
  typeof value.url === 'string' &&
  'size' in value &&
  typeof value.size === 'number' &&
  'group' in value &&
  (copyGroups as readonly unknown[]).includes(value.group)

/** The files that would be kept now, with their sizes (COPY-2). */
export function copyQuery({ client, language }: ApiContextValue, width: CopyWidth) {
  return queryOptions({
    queryKey: ['offline-copy', language, width],
    queryFn: async ({ signal }): Promise<CopyFile[]> => {
      const body = await client(offlineCopyCall, { query: { width }, signal })
      const files = (body as { data?: { files?: unknown } } | undefined)?.data?.files
      if (!Array.isArray(files) || !files.every(isCopyFile))
        throw new ApiFailure(offlineCopyCall.id, 'shape', { body })
      return files
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
}

/** The width of the pictures on this device: they are for a screen of its size. */
export function widthOfDevice(): CopyWidth {
  return Math.min(screen.width, screen.height) * devicePixelRatio <= 800 ? '640' : '960'
}
