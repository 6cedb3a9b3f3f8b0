import { createContext, useContext } from 'react'

/**
 * The files that were chosen in a form, by the fields they were chosen in: each settles when its file is stored (true)
 * or was refused (false). Saving waits for them, since what it sends names what was stored.
 */
export type ChosenFilesOfForm = Map<string, Promise<boolean>>

export const ChosenFiles = createContext<ChosenFilesOfForm>(new Map())

export const useChosenFiles = () => useContext(ChosenFiles)
