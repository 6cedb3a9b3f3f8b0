import type { BrowserContext, Route } from '@playwright/test'

/** The things that can happen in the network to a message that is sent. */
export const networkStates = [
  'works',
  'is gone',
  'answers 503',
  'breaks off',
  'stores but loses the answer',
  'never answers',
] as const
export type NetworkState = (typeof networkStates)[number]

/** A network whose state the test chooses, for the calls that post; all else is only ever there or gone. */
export async function changeableNetwork(context: BrowserContext) {
  let state: NetworkState = 'works'
  let hanging: Route[] = []

  await context.route('**/api/Home/SendMessage', async (route) => {
    if (state === 'answers 503') return route.fulfill({ status: 503, json: {} })
    if (state === 'breaks off') return route.abort('connectionreset')
    if (state === 'never answers') return void hanging.push(route)
    if (state === 'stores but loses the answer') {
      await route.fetch()
      return route.abort('connectionreset')
    }
    return route.continue()
  })

  return async (next: NetworkState): Promise<void> => {
    if ((next === 'is gone') !== (state === 'is gone')) await context.setOffline(next === 'is gone')
    state = next
    const left = hanging
    hanging = []
    await Promise.all(left.map((route) => route.abort('connectionreset').catch(() => undefined)))
  }
}

/** Numbers from 0 up to 1, the same at each run (mulberry32). */
export function seededNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
