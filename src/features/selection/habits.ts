import { useSyncExternalStore } from 'react'
import { Listeners } from '#src/pwa/listeners.ts'
import { readDevice, writeDevice } from '#src/pwa/safe-storage.ts'
import { type Habits, readAsk, usualHabits } from './ask.ts'

const key = 'selection-habits'
const listeners = new Listeners()

// If storage is forbidden, they last as long as the page.
let unstored: string | undefined

/** Reads the device's habits, written like a query; a part that is not understood counts as the default. */
const readText = () => unstored ?? readDevice(key) ?? ''

/** Remembers units and supply for the next selection on this device (SELECT-15). */
export function rememberHabits({ airflowUnit, pressureUnit, supply }: Habits): void {
  const text = new URLSearchParams({
    airflowUnit,
    pressureUnit,
    supply: String(supply),
  }).toString()
  if (text === readText()) return
  writeDevice(key, text)
  unstored = readDevice(key) === text ? undefined : text
  listeners.tell()
}

/** The units and the supply that were chosen last on this device; the usual ones in the server's HTML. */
export function useHabits(): Habits {
  const text = useSyncExternalStore(
    (onChange) => listeners.listen(onChange),
    readText,
    () => '',
  )
  return readAsk(Object.fromEntries(new URLSearchParams(text)), usualHabits)
}
