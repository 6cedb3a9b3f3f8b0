import { createAddressLimit, type AddressLimit } from './address-limit.ts'
import { createOneAtATime, type OneAtATime } from './one-at-a-time.ts'

/** Decisions 30: so many from one address in so many milliseconds. */
const mostPerAddress = 10
const window = 10 * 60 * 1000

/** What all kinds of submissions share in one process. */
export interface Submissions {
  limit: AddressLimit
  oneAtATime: OneAtATime
}

export function createSubmissions(): Submissions {
  return {
    limit: createAddressLimit(mostPerAddress, window),
    oneAtATime: createOneAtATime(),
  }
}
