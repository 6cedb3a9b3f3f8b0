import { useSyncExternalStore } from 'react'
import { Listeners } from './listeners.ts'
import {
  clearAnswers,
  forgetOldAnswers,
  type KeptAnswer,
  readAnswer,
  writeAnswers,
} from './storage/admin-answers.ts'

let user: string | undefined
/** When what this page shows of an address was fetched, where it is not the server's answer of now. */
const ages = new Map<string, number>()
const listeners = new Listeners()

function note(key: string, fetchedAt: number | undefined): void {
  if (ages.get(key) === fetchedAt) return
  if (fetchedAt === undefined) ages.delete(key)
  else ages.set(key, fetchedAt)
  listeners.tell()
}

/** From here on answers are kept for this user, or for nobody. */
export function keepAnswersFor(userId: string | undefined): void {
  if (userId === user) return
  user = userId
  ages.clear()
  if (userId !== undefined) void forgetOldAnswers(userId)
}

/** What was answered last at this address, to the user of now. */
export async function readKept(key: string): Promise<KeptAnswer | undefined> {
  return user === undefined ? undefined : readAnswer(user, key)
}

/** Keeps answers of the server for when there is none. @param answers by the addresses of their calls */
export function keepAnswers(answers: [key: string, data: unknown][]): void {
  if (user === undefined || answers.length === 0) return
  const fetchedAt = Date.now()
  void writeAnswers(
    user,
    answers.map(([key, data]) => [key, { data, fetchedAt }]),
  )
  for (const [key] of answers) note(key, undefined)
}

/** What is shown of an address is what was kept of it. */
export function noteKept(key: string, fetchedAt: number): void {
  note(key, fetchedAt)
}

/** When what is shown of an address was fetched; undefined where it is what the server says now. */
export function keptSince(key: string): number | undefined {
  return ages.get(key)
}

/** The same for a component, which follows it. */
export function useKeptSince(key: string): number | undefined {
  return useSyncExternalStore(listeners.listen, () => ages.get(key))
}

/** Leaves no answer of the back office on this device. @returns whether they are gone */
export async function forgetAnswers(): Promise<boolean> {
  user = undefined
  ages.clear()
  return clearAnswers()
}
