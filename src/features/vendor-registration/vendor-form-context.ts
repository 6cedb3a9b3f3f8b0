import { createContext, useContext } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FileField, TextField, VendorField, VendorValues } from './vendor-fields.ts'

/** The parts of the form that a step needs. */
export interface VendorFormContextValue {
  form: UseFormReturn<VendorValues>
  /** The message at a field; undefined while nothing is wrong. */
  errorText: (field: VendorField) => string | undefined
  /** Sets a field that is no plain input, and checks it and what hangs together with it. */
  change: (field: VendorField, value: string | File | undefined) => void
  textOf: (field: TextField) => string
  fileOf: (field: FileField) => File | undefined
}

export const VendorFormContext = createContext<VendorFormContextValue | undefined>(undefined)

export function useVendorFields(): VendorFormContextValue {
  const value = useContext(VendorFormContext)
  if (value === undefined) throw new Error('A step stands inside the vendor form')
  return value
}
