import { useEffect, useState } from 'react'
import { readFile } from '#contract/admin/files.ts'
import { ApiFailure } from '#contract/errors.ts'
import type { PrivateFile } from '#contract/admin/private-file.ts'
import { useApi } from '#src/api/api-context.ts'

type Fetched =
  { state: 'none' | 'loading' | 'failed' | 'missing' } | { state: 'ready'; file: Blob; url: string }

/** A visitor's file, fetched with the session's token and held in the page: a link could not carry that (FILE-4). */
export function usePrivateFile({ id }: PrivateFile) {
  const { client } = useApi()
  const [fetched, setFetched] = useState<Fetched>({ state: 'none' })
  const url = fetched.state === 'ready' ? fetched.url : undefined
  useEffect(() => {
    if (url === undefined) return undefined
    return () => URL.revokeObjectURL(url)
  }, [url])

  const load = async (): Promise<Fetched> => {
    if (fetched.state === 'ready') return fetched
    setFetched({ state: 'loading' })
    let next: Fetched
    try {
      const path: `/${string}` = `/${readFile.path.slice(1).replace(':id', id)}`
      const file = await client({ ...readFile, path }, { answer: 'file' })
      next =
        file instanceof Blob
          ? { state: 'ready', file, url: URL.createObjectURL(file) }
          : { state: 'failed' }
    } catch (error) {
      const isMissing = error instanceof ApiFailure && error.status === 404
      next = { state: isMissing ? 'missing' : 'failed' }
    }
    setFetched(next)
    return next
  }
  return { fetched, load }
}
