import { randomUUID } from 'node:crypto'
import { afterAll } from 'vitest'

const shared = globalThis.BroadcastChannel
const own = randomUUID()
const opened = new Set<BroadcastChannel>()

/**
 * Test files run in threads of one process, where a channel reaches all of them and outlives its file: here each file has
 * channels of its own, which end with it, as each browser has.
 */
globalThis.BroadcastChannel = class extends shared {
  constructor(name: string) {
    super(`${own} ${name}`)
    opened.add(this)
  }

  /** Says nothing once it is closed: work that a test left under way may still want to. */
  override postMessage(message: unknown): void {
    if (opened.has(this)) super.postMessage(message)
  }

  override close(): void {
    opened.delete(this)
    super.close()
  }
}

afterAll(() => {
  for (const channel of opened) channel.close()
})
