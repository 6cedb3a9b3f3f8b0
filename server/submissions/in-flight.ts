import { ApiError } from '#server/http/api-error.ts'

/** The sender of a form. */
export interface Sender {
  network: string
  /** The idempotency key. */
  key: string
}

/** The forms that are on their way to this process. */
export interface InFlight {
  /**
   * Counts a form until it has been answered. @returns what ends that
   * @throws ApiError `still_storing`, `too_many_submissions` or `busy` where too many are on their way
   */
  enter: (sender: Sender) => () => void
}

interface Bounds {
  perKey: number
  perNetwork: number
  inAll: number
}

/** Bounds how many forms are read at once: half-sent ones take connections, memory and room on the disk. */
export function createInFlight({ perKey, perNetwork, inAll }: Bounds): InFlight {
  const senders = new Set<Sender>()
  const count = (by: keyof Sender, value: string) =>
    [...senders].filter((sender) => sender[by] === value).length

  return {
    enter({ network, key }) {
      const sender = { network, key }
      if (count('key', key) >= perKey) throw new ApiError('still_storing', {}, { retryAfter: 1 })
      if (count('network', network) >= perNetwork)
        throw new ApiError('too_many_submissions', {}, { retryAfter: 10 })
      if (senders.size >= inAll) throw new ApiError('busy', {}, { retryAfter: 10 })
      senders.add(sender)
      return () => void senders.delete(sender)
    },
  }
}
