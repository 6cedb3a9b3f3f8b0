import { useCallback, useEffect, useRef, useState } from 'react'
import { useApi } from '#src/api/api-context.ts'
import { useConnected } from '#src/ui/use-connected.ts'
import { askState, type Outcome } from './ask-state.ts'
import { keepPair, readPair, type TrackPair } from './track-pair.ts'

/**
 * Asks for the state of a request, and again when the connection comes or goes.
 *
 * @param reference of the address, where it names one
 */
export function useTrack(reference: string | undefined) {
  const { client } = useApi()
  const connected = useConnected()
  const latest = useRef(0)
  const pair = useRef<TrackPair>(undefined)
  const [outcome, setOutcome] = useState<Outcome | { kind: 'asking' }>()

  const ask = useCallback(
    async (asked: TrackPair) => {
      latest.current += 1
      const number = latest.current
      pair.current = asked
      keepPair(asked)
      setOutcome((before) => (before?.kind === 'found' ? before : { kind: 'asking' }))
      await askState(client, asked, (next) => {
        if (number === latest.current) setOutcome(next)
      })
    },
    [client],
  )
  /** The form holds another pair than the one that was asked by. */
  const forget = useCallback(() => {
    latest.current += 1
    pair.current = undefined
    keepPair(undefined)
    setOutcome(undefined)
  }, [])

  useEffect(() => {
    const again = pair.current ?? readPair(reference)
    if (again) void ask(again)
  }, [connected, reference, ask])

  return { outcome, ask, forget }
}
