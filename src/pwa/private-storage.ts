import { readDevice, writeDevice } from './safe-storage.ts'

/** Tells that this device may hold something of a user who was signed in. */
const mark = 'private-data'

export const mayHoldPrivate = (): boolean => readDevice(mark) !== undefined

export const markPrivate = (holds: boolean): void => writeDevice(mark, holds ? 'yes' : undefined)
