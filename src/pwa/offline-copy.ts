import { useEffect, useState } from 'react'
import { copyChannel, type CopyFile } from '#contract/offline-copy-files.ts'
import type { WorkerMessage } from '#contract/worker-messages.ts'
import { type CopyRecord, keptPaths, readCopy, sizeOf } from './storage/offline-copy.ts'

/** Milliseconds: a worker that the browser has ended meanwhile is asked again; one that is at it does not mind. */
const remindEvery = 20_000

/** The copy on this device: what was recorded of it, and what of that is there. */
export interface KeptCopy {
  record: CopyRecord | undefined
  /** Of the record's files. */
  kept: CopyFile[]
}

async function readKept(): Promise<KeptCopy> {
  const record = await readCopy()
  const paths = record ? await keptPaths().catch(() => new Set<string>()) : new Set<string>()
  return { record, kept: record?.files.filter(({ url }) => paths.has(url)) ?? [] }
}

/** Asks the worker; it answers by changing the record. After a hard reload it is at work, but never in control. */
export async function askForCopy(message: WorkerMessage): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message)
}

/** Follows the copy on this device; undefined until it has been read. */
export function useKeptCopy(): KeptCopy | undefined {
  const [copy, setCopy] = useState<KeptCopy>()
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const read = () =>
      void readKept().then((now) => {
        if (!signal.aborted) setCopy(now)
      })
    const channel = new BroadcastChannel(copyChannel)
    channel.addEventListener('message', read, { signal })
    read()
    return () => {
      listening.abort()
      channel.close()
    }
  }, [])
  useGoingOn(copy?.record)
  return copy
}

/** Sees to it that a copy goes on while this page is open: after the connection was lost, or the worker ended. */
function useGoingOn(record: CopyRecord | undefined): void {
  const state = record?.state
  const isBegun = state === 'fetching' || state === 'waiting'
  const [language, width] = [record?.language, record?.width]
  useEffect(() => {
    if (!isBegun || language === undefined || width === undefined) return
    const goOn = () => {
      if (navigator.onLine) void askForCopy({ type: 'KEEP_COPY', language, width })
    }
    const timer = setInterval(goOn, remindEvery)
    addEventListener('online', goOn)
    return () => {
      clearInterval(timer)
      removeEventListener('online', goOn)
    }
  }, [isBegun, language, width])
}

export { sizeOf }
