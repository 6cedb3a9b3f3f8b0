import { createIncomingFiles, type IncomingFiles } from '#server/private-files/incoming-files.ts'
import { createAddressLimit, type AddressLimit } from './address-limit.ts'
import { createOneAtATime, type OneAtATime } from './one-at-a-time.ts'

/** Decisions 30: so many from one address in so many milliseconds. */
const mostPerAddress = 10
const window = 10 * 60 * 1000

/** What all kinds of submissions share in one process. */
export interface Submissions {
  limit: AddressLimit
  oneAtATime: OneAtATime
  /** Where the files of one submission go. */
  createIncoming: () => IncomingFiles
}

export function createSubmissions(dataDir: string): Submissions {
  return {
    limit: createAddressLimit(mostPerAddress, window),
    oneAtATime: createOneAtATime(),
    createIncoming: () => createIncomingFiles(dataDir),
  }
}
