import type { Locator, Page } from '@playwright/test'

interface Place {
  x: number
  y: number
}

/** A mouse or a finger that drags: pressed in one place, moved to others, let go. */
interface Pointer {
  down: (place: Place) => Promise<unknown>
  move: (place: Place) => Promise<unknown>
  up: () => Promise<unknown>
}

export function mouseOf({ mouse }: Page): Pointer {
  return {
    down: async ({ x, y }) => {
      await mouse.move(x, y)
      await mouse.down()
    },
    move: ({ x, y }) => mouse.move(x, y, { steps: 5 }),
    up: () => mouse.up(),
  }
}

/** A finger, which the browser may take for scrolling: Playwright itself has none that moves. */
export async function touchOf(page: Page): Promise<Pointer> {
  const client = await page.context().newCDPSession(page)
  let last: Place = { x: 0, y: 0 }
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints })
  return {
    down: (place) => {
      last = place
      return send('touchStart', [place])
    },
    move: async (place) => {
      const steps = 5
      const from = last
      last = place
      for (let step = 1; step <= steps; step += 1) {
        const part = step / steps
        const x = from.x + (place.x - from.x) * part
        const y = from.y + (place.y - from.y) * part
        await send('touchMove', [{ x, y }])
      }
    },
    up: () => send('touchEnd', []),
  }
}

/** Where the middle of an element is on the screen. */
export async function middleOf(element: Locator): Promise<Place> {
  const box = await element.boundingBox()
  if (box === null) throw new Error('The element is not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
