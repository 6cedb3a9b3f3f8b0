import { PageValue } from './listeners.ts'

/** Lets the worker of a newer build take over, after which every tab reloads itself; undefined while there is none. */
export const updateOffer = new PageValue<(() => void) | undefined>(undefined)
