import { createContext, useContext } from 'react'
import type { AdminRecord } from '../screen.ts'

/** The record that a form began from; none for a new one. */
export const EditedRecord = createContext<AdminRecord | undefined>(undefined)

export const useEditedRecord = () => useContext(EditedRecord)
