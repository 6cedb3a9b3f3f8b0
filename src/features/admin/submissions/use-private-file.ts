import { useEffect, useState } from 'react'
import { findFile, readFile } from '#contract/admin/files.ts'
import type { Call } from '#contract/endpoint.ts'
import { ApiFailure } from '#contract/errors.ts'
import type { PrivateFile } from '#contract/admin/private-file.ts'
import { useApi } from '#src/api/api-context.ts'

type Fetched =
  | { state: 'none' | 'loading' | 'failed' | 'missing' }
  | { state: 'ready'; file: Blob; url: string }

const pathOf = ({ path }: Call, id: string): `/${string}` => `/${path.slice(1).replace(':id', id)}`

/** A failure that tells of the file, not of the connection. */
const tellsMissing = (error: unknown) => error instanceof ApiFailure && error.status === 404

/**
 * A visitor's file, fetched with the session's token and held in the page: a link could not carry that (FILE-4). One that
 * nobody has is known before it is asked for (MACHINE-3).
 */
export function usePrivateFile({ id }: PrivateFile) {
  const { client } = useApi()
  const [fetched, setFetched] = useState<Fetched>({ state: 'none' })
  const url = fetched.state === 'ready' ? fetched.url : undefined
  useEffect(() => {
    if (url === undefined) return undefined
    return () => URL.revokeObjectURL(url)
  }, [url])

  useEffect(() => {
    const stop = new AbortController()
    client({ ...findFile, path: pathOf(findFile, id) }, { signal: stop.signal }).catch(
      (error: unknown) => {
        if (tellsMissing(error))
          setFetched((known) => (known.state === 'none' ? { state: 'missing' } : known))
      },
    )
    return () => stop.abort()
  }, [client, id])

  const load = async (): Promise<Fetched> => {
    if (fetched.state === 'ready') return fetched
    setFetched({ state: 'loading' })
    let next: Fetched
    try {
      const file = await client({ ...readFile, path: pathOf(readFile, id) }, { answer: 'file' })
      next =
        file instanceof Blob
          ? { state: 'ready', file, url: URL.createObjectURL(file) }
          : { state: 'failed' }
    } catch (error) {
      next = { state: tellsMissing(error) ? 'missing' : 'failed' }
    }
    setFetched(next)
    return next
  }
  return { fetched, load }
}
