/** A line of the log. */
interface FaultEntry {
  reason: string
  /** The number of times that the same fault came since its last line. */
  repeated: number
  /** Of the first request that met it; absent where it was none. */
  reqId?: string
}

export type LogFault = (error: Error, requestId?: string) => void

/** Milliseconds for which the same fault is only counted. */
const quietFor = 10_000

/** Reasons that are remembered; the one written down longest ago makes room, and then counts as new. */
const mostReasons = 50

/** Writes the first fault of each reason, then at most one in ten seconds. */
export function createFaultLog(write: (entry: FaultEntry) => void): LogFault {
  const seen = new Map<string, { writtenAt: number; repeated: number }>()
  return ({ message: reason }, requestId) => {
    const last = seen.get(reason)
    if (last && performance.now() - last.writtenAt < quietFor) {
      last.repeated += 1
      return
    }
    seen.delete(reason)
    seen.set(reason, { writtenAt: performance.now(), repeated: 0 })
    const [oldest] = seen.keys()
    if (seen.size > mostReasons && oldest !== undefined) seen.delete(oldest)
    write({
      reason,
      repeated: last?.repeated ?? 0,
      ...(requestId !== undefined && { reqId: requestId }),
    })
  }
}
