import { createOneAtATime, type OneAtATime } from './one-at-a-time.ts'

/** What all kinds of submissions share in one process. */
export interface Submissions {
  oneAtATime: OneAtATime
}

export function createSubmissions(): Submissions {
  return { oneAtATime: createOneAtATime() }
}
