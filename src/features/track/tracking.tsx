import { TrackForm } from './track-form.tsx'
import { TrackOutcome } from './track-outcome.tsx'
import { useTrack } from './use-track.ts'

/** The question and what came of it. @param reference of the address, where it names one */
export function Tracking({ reference }: { reference: string | undefined }) {
  const { outcome, ask, forget } = useTrack(reference)
  return (
    <>
      <TrackForm
        reference={reference}
        asking={outcome?.kind === 'asking'}
        onAsk={(pair) => void ask(pair)}
        onChange={forget}
      />
      <TrackOutcome outcome={outcome} />
    </>
  )
}
