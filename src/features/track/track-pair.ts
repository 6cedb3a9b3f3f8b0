import type { output } from 'zod/mini'
import { trackedPair } from '#contract/track.ts'
import { readTab, writeTab } from '#src/pwa/safe-storage.ts'

/** A reference number and the email or phone number that the request was sent with. */
export type TrackPair = output<typeof trackedPair>

/** The name under which an answer is stored. */
export const keyOfPair = ({ reference, contact }: TrackPair) => `${reference} ${contact}`

const tabKey = 'tracked pair'

/** Keeps the pair that was asked by for this tab, so that a reload, or a switch of the language, asks by it again. */
export function keepPair(pair: TrackPair | undefined): void {
  writeTab(tabKey, pair && JSON.stringify(pair))
}

/** @param reference of the address; the pair of another one is not asked by */
export function readPair(reference: string | undefined): TrackPair | undefined {
  try {
    const pair = trackedPair.parse(JSON.parse(readTab(tabKey) ?? 'null'))
    return reference === undefined || pair.reference === reference ? pair : undefined
  } catch {
    return undefined
  }
}
