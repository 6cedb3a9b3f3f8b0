import type { FileStore } from '#server/files/file-store.ts'
import type { FreeSpace } from '#server/private-files/free-space.ts'
import { createIncomingFiles, type IncomingFiles } from '#server/private-files/incoming-files.ts'
import { createInFlight, type InFlight } from './in-flight.ts'
import { createOneAtATime, type OneAtATime } from './one-at-a-time.ts'
import { createStoringPlaces, type InPlace } from './storing-places.ts'

/** Visitors' forms stored at once: of the ten connections that write, staff always find one. */
const mostStoring = 6
/** Milliseconds that another one waits. */
const storingPatience = 2_000

/** The parts that all kinds of submissions share in one process. */
export interface Submissions {
  /** Forms of texts, and those that may bring files. */
  inFlight: { texts: InFlight; uploads: InFlight }
  oneAtATime: OneAtATime
  /** Stores a submission once it may be. */
  inPlace: InPlace
  /** The site's own, which the links in emails begin with. */
  origin: () => string
  /** Begins to take the files of one submission. */
  createIncoming: () => IncomingFiles
}

interface SubmissionsDeps {
  dataDir: string
  files: FileStore
  space: FreeSpace
  origin: () => string
}

export function createSubmissions({ origin, ...deps }: SubmissionsDeps): Submissions {
  return {
    origin,
    inFlight: {
      texts: createInFlight({ perKey: 3, perNetwork: 10, inAll: 200 }),
      uploads: createInFlight({ perKey: 3, perNetwork: 4, inAll: 32 }),
    },
    oneAtATime: createOneAtATime(),
    inPlace: createStoringPlaces(mostStoring, storingPatience),
    createIncoming: () => createIncomingFiles(deps),
  }
}
